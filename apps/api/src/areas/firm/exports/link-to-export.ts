import type { ExportLink } from '@portal/domain/desk/exports/office-exports.wire';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { findReadableFile } from '../../../platform/files/kept/files.store.ts';
import { makeFileLink } from '../../../platform/files/links/make-file-link.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../platform/http/actor.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { findExport } from './exports.store.ts';

/**
 * Makes an audited, short-lived link to the file of the person's own export. Throws NOT_FOUND for anybody else's, and
 * for one that has ended or is not written yet.
 */
export async function linkToExport(deps: Deps, by: StaffActor, exportId: string): Promise<ExportLink> {
  const at = deps.clock.now();
  const one = await findExport(deps.db, exportId);
  const fileId = one?.staffId === by.staffId && one.expiresAt > at ? one.fileId : null;
  const file = fileId === null ? undefined : await findReadableFile(deps.db, { as: 'staff' }, fileId);
  if (one === undefined || file === undefined) {
    throw new AppError('NOT_FOUND');
  }
  await transact(deps.db, (trx) =>
    appendAudit(trx, deps, at, {
      actor: nameOfActor(by),
      action: 'export.fetched',
      target: `export:${exportId}`,
      investorId: null,
      detail: { ...auditOfStaff(by), list: one.list, rows: one.rows },
    }),
  );
  const { url, expiresAt } = await makeFileLink(deps, file);
  return { url, expiresAt };
}
