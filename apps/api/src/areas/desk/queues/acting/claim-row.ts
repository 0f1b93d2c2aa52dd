import type { DeskQueue } from '@portal/domain/desk/queues/desk-queues';
import type { Claim } from '@portal/domain/desk/queues/office-desk.wire';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditDesk } from '../claims/audit-desk.ts';
import { claimIfFree, findClaim } from '../claims/claims.store.ts';
import { LEASE_MS, later } from '../claims/lease-ms.ts';
import { showClaim } from '../claims/present-claim.ts';
import type { Reader } from '../rows/ask-queue.ts';
import { lateFor, refuseWhatIsOver, requireRow } from './require-row.ts';

/**
 * Claims a row for oneself, if nobody holds it and it is unchanged since it was seen; claiming it twice changes nothing. Throws
 * NOT_FOUND, STATE_REFUSES for what is over, CLAIMED with the holder's name, or CHANGED_MEANWHILE.
 */
export async function claimRow(
  deps: Deps,
  reader: Reader,
  queue: DeskQueue,
  { id, version }: { id: string; version: number },
): Promise<Claim> {
  const { actor } = reader;
  return transact(deps.db, async (trx) => {
    const { row, subject } = await requireRow(trx, deps, reader, queue, id);
    refuseWhatIsOver(row, subject);
    const at = deps.clock.now();
    const { staffId } = actor;
    if (await claimIfFree(trx, subject, version, { staffId, at, endsAt: later(at, LEASE_MS) })) {
      await auditDesk(trx, deps, actor, {
        action: 'desk.claimed',
        subject,
        investorId: row.investorId,
        detail: { queue },
      });
    } else if ((await findClaim(trx, subject, at)).holderId !== staffId) {
      throw await lateFor(trx, deps, subject, actor);
    }
    return showClaim(trx, deps, actor, subject);
  });
}
