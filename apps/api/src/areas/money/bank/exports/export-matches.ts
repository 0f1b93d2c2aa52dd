import { EXPORT_ROWS_MAX, type OfficeExport } from '@portal/domain/desk/exports/office-exports.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import type { MatchFilter } from '@portal/domain/money/bank/line-query';
import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { askExport } from '../../../firm/exports/ask-export.ts';
import { countMatches } from '../listed-matches.store.ts';

/** Asks for what lines were matched to as a file. Throws EXPORT_TOO_LONG. */
export async function exportMatches(
  deps: Deps,
  actor: StaffActor,
  filter: MatchFilter,
  language: Language,
): Promise<OfficeExport> {
  const rows = await countMatches(deps.db, filter, EXPORT_ROWS_MAX + 1);
  return askExport(deps, actor, { list: 'bank-matches', filter, rows, language });
}
