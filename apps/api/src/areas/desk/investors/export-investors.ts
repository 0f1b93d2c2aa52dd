import { EXPORT_ROWS_MAX, type OfficeExport } from '@portal/domain/desk/exports/office-exports.wire';
import type { InvestorFilter } from '@portal/domain/desk/investors/investor-query';
import type { Language } from '@portal/domain/ground/people/languages';
import type { Deps } from '../../../platform/deps.ts';
import { askExport } from '../../firm/exports/ask-export.ts';
import type { Reader } from '../queues/ask-queue.ts';
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
