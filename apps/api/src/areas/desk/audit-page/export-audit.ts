import { EXPORT_ROWS_MAX, type OfficeExport } from '@portal/domain/desk/exports/office-exports.wire';
import type { AuditFilter } from '@portal/domain/firm/audit/office-audit.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { askExport } from '../../firm/exports/ask-export.ts';
import { auditAsked } from './audit-asked.ts';
import { countAuditRows, nextAuditNumber } from './audit-rows.store.ts';

/** Asks for rows of the log as a file: those that there are now, since asking adds to the log itself. Throws EXPORT_TOO_LONG. */
export async function exportAudit(
  deps: Deps,
  actor: StaffActor,
  filter: AuditFilter,
  language: Language,
): Promise<OfficeExport> {
  const asked = { ...filter, before: await nextAuditNumber(deps.db) };
  const question = await auditAsked(deps, asked);
  const rows = question === null ? 0 : await countAuditRows(deps.db, question, EXPORT_ROWS_MAX + 1);
  return askExport(deps, actor, { list: 'audit', filter: asked, rows, language });
}
