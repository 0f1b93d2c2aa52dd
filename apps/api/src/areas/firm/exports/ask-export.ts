import type { ExportList } from '@portal/domain/desk/exports/export-lists';
import {
  EXPORT_KEPT_HOURS,
  EXPORT_ROWS_MAX,
  type OfficeExport,
} from '@portal/domain/desk/exports/office-exports.wire';
import { formatNumber } from '@portal/domain/ground/formats/numbers';
import type { Language } from '@portal/domain/ground/people/languages';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../platform/http/actor.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { insertExport } from './exports.store.ts';
import { presentExport } from './show-exports.ts';
import { exportContext } from './write-export.ts';

const HOUR_MS = 3_600_000;

export type AskedExport = { list: ExportList; filter: object; rows: number; language: Language };

/**
 * Requests a list as a file, which a job writes later. `rows` is the count of the list's own query. The filter may name
 * a person, so it is stored sealed, and the audit log has only the list and the number of rows. Throws EXPORT_TOO_LONG.
 */
export async function askExport(
  deps: Deps,
  by: StaffActor,
  { list, filter, rows, language }: AskedExport,
): Promise<OfficeExport> {
  if (rows > EXPORT_ROWS_MAX) {
    throw new AppError('EXPORT_TOO_LONG', { values: { max: formatNumber(EXPORT_ROWS_MAX, language) } });
  }
  const id = deps.newId();
  const askedAt = deps.clock.now();
  const asked = {
    id,
    staffId: by.staffId,
    list,
    sealedFilter: deps.secrets.seal(JSON.stringify(filter), exportContext(id)),
    language,
    rows,
    askedAt,
    expiresAt: new Date(askedAt.getTime() + EXPORT_KEPT_HOURS * HOUR_MS),
  };
  await transact(deps.db, async (trx) => {
    await insertExport(trx, asked);
    await deps.jobs.enqueue(trx, 'write-export', { exportId: id });
    await appendAudit(trx, deps, askedAt, {
      actor: nameOfActor(by),
      action: 'export.asked',
      target: `export:${id}`,
      investorId: null,
      detail: { ...auditOfStaff(by), list, rows },
    });
  });
  return presentExport({ ...asked, fileId: null, failedAt: null }, askedAt);
}
