import { EXPORT_ROWS_MAX, type OfficeExport } from '@portal/domain/desk/exports/office-exports.wire';
import { scopeOf } from '@portal/domain/firm/staff/permissions';
import type { CsvCell } from '@portal/domain/ground/formats/write-csv';
import { dollarsFromCents } from '@portal/domain/ground/money/cents';
import type { Language } from '@portal/domain/ground/people/languages';
import { type LineFilter, lineFilterSchema } from '@portal/domain/money/bank/lines/line-query';
import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { translate } from '../../../../platform/language/translate.ts';
import { askExport } from '../../../firm/exports/ask-export.ts';
import { readRows } from '../../../firm/exports/read-rows.ts';
import type { Sheet, SheetAsked } from '../../../firm/exports/write-export.ts';
import { listTrustAccounts } from '../accounts/trust-accounts.store.ts';
import { type BankLineRecord, countOpenLines, listOpenLines, openCentsOf } from '../lines/read-open-lines.ts';

const COLUMNS = ['account', 'day', 'amount', 'text', 'party', 'left'] as const;
type Column = (typeof COLUMNS)[number];

/**
 * Lines that are not fully matched as a sheet, earliest first, as their bank wrote them; proposed orders are for people looking
 * at a line and are left out. Null where the reader's roles have no access.
 */
export async function sheetOfLines(
  deps: Deps,
  reader: StaffActor,
  { filter, language }: Omit<SheetAsked, 'list'>,
): Promise<Sheet | null> {
  if (scopeOf(reader.roles, 'payments.view-bank') === null) {
    return null;
  }
  const asked = lineFilterSchema.parse(filter);
  const accounts = new Map((await listTrustAccounts(deps.db)).map(({ id, name }) => [id, name]));
  const found = await readRows<BankLineRecord>((last, limit) =>
    listOpenLines(deps, { ...asked, after: last?.seq ?? 0n, limit }),
  );
  const cells = found.map((line) => cellsOf(line, accounts.get(line.accountId) ?? ''));
  return {
    title: translate(language, 'officeExports.lists.bank-lines'),
    header: COLUMNS.map((column) => translate(language, `documentsDesk.lines.${column}`)),
    rows: cells.map((row) => COLUMNS.map((column) => row[column])),
  };
}

function cellsOf(line: BankLineRecord, account: string): Record<Column, CsvCell> {
  const { day, cents, description, party } = line;
  return {
    account,
    day,
    amount: { dollars: dollarsFromCents(cents) },
    text: description,
    party: party ?? '',
    left: { dollars: dollarsFromCents(openCentsOf(line)) },
  };
}

/** Requests the open lines as a file. Throws EXPORT_TOO_LONG. */
export async function exportLines(
  deps: Deps,
  actor: StaffActor,
  filter: LineFilter,
  language: Language,
): Promise<OfficeExport> {
  const { value: rows } = await countOpenLines(deps, filter, EXPORT_ROWS_MAX + 1);
  return askExport(deps, actor, { list: 'bank-lines', filter, rows, language });
}
