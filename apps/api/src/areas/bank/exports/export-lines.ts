import type { LineFilter } from '@portal/domain/bank/line-query';
import type { Language } from '@portal/domain/people/languages';
import { EXPORT_ROWS_MAX, type OfficeExport } from '@portal/domain/wire/office-exports';
import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { askExport } from '../../exports/ask-export.ts';
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
