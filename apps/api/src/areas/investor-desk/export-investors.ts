import type { InvestorFilter } from '@portal/domain/investors/investor-query';
import type { Language } from '@portal/domain/people/languages';
import { EXPORT_ROWS_MAX, type OfficeExport } from '@portal/domain/wire/office-exports';
import type { Deps } from '../../platform/deps.ts';
import type { Reader } from '../desk/ask-queue.ts';
import { askExport } from '../exports/ask-export.ts';
import { countInvestors } from './investor-rows.store.ts';
import { investorsAsked } from './show-investors.ts';

/** Asks for the list of investors as a file. Throws EXPORT_TOO_LONG. */
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
