import {
  EXPORT_WAIT_MINUTES,
  type ExportState,
  type OfficeExport,
} from '@portal/domain/desk/exports/office-exports.wire';
import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { type ExportRecord, listExports } from './exports.store.ts';

const MINUTE_MS = 60_000;

/** The person's own exports that have not expired. */
export async function showExports(deps: Deps, { staffId }: StaffActor): Promise<OfficeExport[]> {
  const now = deps.clock.now();
  return (await listExports(deps.db, staffId, now)).map((one) => presentExport(one, now));
}

export function presentExport(one: ExportRecord, now: Date): OfficeExport {
  const { id, list, rows, askedAt, expiresAt } = one;
  return {
    id,
    list,
    state: stateOf(one, now),
    rows,
    askedAt: askedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

/** A job that was given up leaves no trace, so after a while the export counts as failed. */
function stateOf({ fileId, failedAt, askedAt }: ExportRecord, now: Date): ExportState {
  if (fileId !== null) {
    return 'made';
  }
  const isLate = now.getTime() - askedAt.getTime() > EXPORT_WAIT_MINUTES * MINUTE_MS;
  return failedAt !== null || isLate ? 'failed' : 'waiting';
}
