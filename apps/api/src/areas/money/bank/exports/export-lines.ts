import { EXPORT_ROWS_MAX, type OfficeExport } from '@portal/domain/desk/exports/office-exports.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import type { LineFilter } from '@portal/domain/money/bank/line-query';
import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { askExport } from '../../../firm/exports/ask-export.ts';
import { countOpenLines } from '../open-lines.ts';

/** Asks for the lines that wait as a file. Throws EXPORT_TOO_LONG. */
export async function exportLines(
  deps: Deps,
  actor: StaffActor,
  filter: LineFilter,
  language: Language,
): Promise<OfficeExport> {
  const { value: rows } = await countOpenLines(deps, filter, EXPORT_ROWS_MAX + 1);
  return askExport(deps, actor, { list: 'bank-lines', filter, rows, language });
}
