import { EXPORT_ROWS_MAX, type OfficeExport } from '@portal/domain/desk/exports/office-exports.wire';
import { scopeOf } from '@portal/domain/firm/staff/permissions';
import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import type { CsvCell } from '@portal/domain/ground/formats/write-csv';
import type { Language } from '@portal/domain/ground/people/languages';
import { type MatchFilter, matchFilterSchema } from '@portal/domain/money/bank/lines/line-query';
import type { BankMatchesAnswer } from '@portal/domain/money/bank/lines/office-money.wire';
import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { type Say, translate } from '../../../../platform/language/translate.ts';
import { askExport } from '../../../firm/exports/ask-export.ts';
import { readRows } from '../../../firm/exports/read-rows.ts';
import type { Sheet, SheetAsked } from '../../../firm/exports/write-export.ts';
import { countMatches, type ListedMatch, listMatches } from '../matching/listed-matches.store.ts';
import { presentMatch } from '../matching/show-matches.ts';

const COLUMNS = [
  'account',
  'day',
  'lineAmount',
  'text',
  'kind',
  'amount',
  'order',
  'investor',
  'payor',
  'matched',
  'by',
  'reason',
  'undone',
  'undoneBy',
  'undoneReason',
] as const;
type Column = (typeof COLUMNS)[number];
/** Matches as a sheet, newest first, including undone ones; null where the reader's roles have no access. */
export async function sheetOfMatches(
  deps: Deps,
  reader: StaffActor,
  { filter, language }: Omit<SheetAsked, 'list'>,
): Promise<Sheet | null> {
  if (scopeOf(reader.roles, 'payments.view-bank') === null) {
    return null;
  }
  const say: Say = (key) => translate(language, key);
  const asked = matchFilterSchema.parse(filter);
  const found = await readRows<ListedMatch>((last, limit) => {
    const after = last === undefined ? null : { at: last.sortValue, id: last.id };
    return listMatches(deps.db, asked, { after, limit });
  });
  const cells = await Promise.all(found.map(async (row) => cellsOf(await presentMatch(deps, row), say)));
  return {
    title: say('officeExports.lists.bank-matches'),
    header: COLUMNS.map((column) => say(`documentsDesk.matches.${column}`)),
    rows: cells.map((row) => COLUMNS.map((column) => row[column])),
  };
}

function cellsOf(match: BankMatchesAnswer['matches'][number], say: Say): Record<Column, CsvCell> {
  const { account, day, lineAmount, description, kind, amount, reference, investor, payor } = match;
  const { how, by, reason, matchedAt, undoneAt, undoneBy, undoneReason } = match;
  const nobody = say('officeMatching.matched.nobody');
  return {
    account,
    day,
    lineAmount: { dollars: lineAmount },
    text: description,
    kind: say(`officeMatching.kinds.${kind}`),
    amount: { dollars: amount },
    order: reference ?? '',
    investor: investor ?? '',
    payor: payor ?? '',
    matched: dealerDay(new Date(matchedAt)),
    by: how === 'reference' ? say('documentsDesk.byReference') : (by ?? nobody),
    reason: reason ?? '',
    undone: undoneAt === null ? '' : dealerDay(new Date(undoneAt)),
    undoneBy: undoneAt === null ? '' : (undoneBy ?? nobody),
    undoneReason: undoneReason ?? '',
  };
}

/** Requests the matches as a file. Throws EXPORT_TOO_LONG. */
export async function exportMatches(
  deps: Deps,
  actor: StaffActor,
  filter: MatchFilter,
  language: Language,
): Promise<OfficeExport> {
  const rows = await countMatches(deps.db, filter, EXPORT_ROWS_MAX + 1);
  return askExport(deps, actor, { list: 'bank-matches', filter, rows, language });
}
