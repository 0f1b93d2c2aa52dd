import {
  AUDIT_PAGE_ROWS,
  type AuditPage,
  type AuditQuery,
} from '@portal/domain/firm/audit/office-audit.wire';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../platform/http/actor.ts';
import { auditAsked } from './audit-asked.ts';
import { listAuditRows } from './audit-rows.store.ts';
import { presentAuditRow } from './present-audit-row.ts';

/** A page of the log, newest first; the same transaction records who looked, and for what. */
export async function showAuditLog(deps: Deps, actor: StaffActor, query: AuditQuery): Promise<AuditPage> {
  return transact(deps.db, async (trx) => {
    const { before: after, ...filter } = query;
    const question = await auditAsked({ ...deps, db: trx }, filter);
    const found =
      question === null ? [] : await listAuditRows(trx, question, { limit: AUDIT_PAGE_ROWS + 1, after });
    const { investor, ...asked } = query;
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: nameOfActor(actor),
      action: 'audit.looked-at',
      target: 'audit-log',
      investorId: null,
      detail: {
        ...auditOfStaff(actor),
        ...asked,
        // A typed address stays out of a log that is kept for good.
        ...(investor === undefined ? {} : { investor: question?.investorId ?? 'unknown' }),
      },
    });
    const rows = found.slice(0, AUDIT_PAGE_ROWS);
    return {
      rows: rows.map(presentAuditRow),
      next: found.length > AUDIT_PAGE_ROWS ? (rows.at(-1)?.seq ?? null) : null,
    };
  });
}
