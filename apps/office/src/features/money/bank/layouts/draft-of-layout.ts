import type { FileSampleAnswer } from '@portal/domain/money/bank/lines/office-money.wire';
import type { CsvProfile } from '@portal/domain/money/bank/statements/statement-profile';
import type { LayoutDraft } from '../import/layout-draft.ts';

/** A saved layout as form values; its header line is looked for among the first rows of an example. */
export function draftOfLayout(layout: CsvProfile, rows: FileSampleAnswer['rows']): LayoutDraft {
  const { amount, header } = layout;
  const headerRow = header === null ? undefined : rows.find(({ cells }) => isHeader(cells, header));
  const textOf = (column: number | null | undefined) => (column == null ? '' : String(column));
  const words = amount.kind === 'two-columns' ? null : amount.direction;
  return {
    delimiter: layout.delimiter,
    encoding: layout.encoding,
    decimalMark: layout.decimalMark,
    dateForm: layout.dateForm,
    headerLine: textOf(headerRow?.line),
    date: textOf(layout.date),
    description: layout.description.map(String),
    amountKind: amount.kind,
    amount: amount.kind === 'two-columns' ? '' : textOf(amount.column),
    out: amount.kind === 'two-columns' ? textOf(amount.out) : '',
    in: amount.kind === 'two-columns' ? textOf(amount.in) : '',
    direction: textOf(words?.column),
    inWords: words?.in.join(', ') ?? '',
    outWords: words?.out.join(', ') ?? '',
    balance: textOf(layout.balance),
    account: layout.account.map(String),
    party: textOf(layout.party?.column),
    pending: textOf(layout.pending?.column),
    pendingWords: layout.pending?.words.join(', ') ?? '',
    otherCurrencies: layout.otherCurrencies.map(String),
  };
}

function isHeader(cells: readonly string[], header: readonly string[]): boolean {
  return cells.length === header.length && cells.every((cell, place) => cell.trim() === header[place]);
}
