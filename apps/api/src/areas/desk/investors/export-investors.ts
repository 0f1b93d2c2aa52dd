import { EXPORT_ROWS_MAX, type OfficeExport } from '@portal/domain/desk/exports/office-exports.wire';
import { type InvestorFilter, investorFilterSchema } from '@portal/domain/desk/investors/investor-query';
import type { InvestorRow } from '@portal/domain/desk/investors/office-investors.wire';
import { scopeOf } from '@portal/domain/firm/staff/permissions';
import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import type { CsvCell } from '@portal/domain/ground/formats/write-csv';
import type { Language } from '@portal/domain/ground/people/languages';
import { provinceNameKey } from '@portal/domain/ground/people/provinces';
import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { type Say, translate } from '../../../platform/language/translate.ts';
import { askExport } from '../../firm/exports/ask-export.ts';
import { readRows } from '../../firm/exports/read-rows.ts';
import type { Sheet, SheetAsked } from '../../firm/exports/write-export.ts';
import type { Reader } from '../queues/rows/ask-queue.ts';
import { countInvestors, type FoundInvestor, listInvestors } from './investor-rows.store.ts';
import { investorsAsked, presentInvestor } from './show-investors.ts';

/** Requests the list of investors as a file. Throws EXPORT_TOO_LONG. */
export async function exportInvestors(
  deps: Deps,
  reader: Reader,
  filter: InvestorFilter,
  language: Language,
): Promise<OfficeExport> {
  const { value, isCapped } = await countInvestors(
    deps.db,
    investorsAsked(deps, reader, filter),
    EXPORT_ROWS_MAX,
  );
  return askExport(deps, reader.actor, {
    list: 'investors',
    filter,
    rows: isCapped ? value + 1 : value,
    language,
  });
}

const COLUMNS = [
  'investor',
  'email',
  'phone',
  'province',
  'representative',
  'profile',
  'openOrders',
  'registered',
  'closed',
] as const;
type Column = (typeof COLUMNS)[number];

/** The list of investors as a sheet, in the order of the screen; null if the reader's roles may not open it. */
export async function sheetOfInvestors(
  deps: Deps,
  reader: StaffActor,
  { filter, language }: Omit<SheetAsked, 'list'>,
): Promise<Sheet | null> {
  const scope = scopeOf(reader.roles, 'investors.view');
  if (scope === null) {
    return null;
  }
  const say: Say = (key) => translate(language, key);
  const question = investorsAsked(deps, { actor: reader, scope }, investorFilterSchema.parse(filter));
  const found = await readRows<FoundInvestor>((last, limit) => {
    const after = last === undefined ? null : { name: last.sortName, id: last.id };
    return listInvestors(deps.db, question, { after, limit });
  });
  const cells = found.map((row) => cellsOf(presentInvestor(row), say));
  return {
    title: say('officeExports.lists.investors'),
    header: COLUMNS.map((column) => say(`documentsDesk.investors.${column}`)),
    rows: cells.map((row) => COLUMNS.map((column) => row[column])),
  };
}

function cellsOf(row: InvestorRow, say: Say): Record<Column, CsvCell> {
  const { name, email, phone, province, representative, profile, openOrders, since, closedAt } = row;
  return {
    investor: name,
    email,
    phone: phone ?? '',
    province: province === null ? '' : say(provinceNameKey(province)),
    representative: representative ?? '',
    profile: say(`officeInvestors.profileStates.${profile}`),
    openOrders: { count: openOrders },
    registered: dealerDay(new Date(since)),
    closed: closedAt === null ? '' : dealerDay(new Date(closedAt)),
  };
}
