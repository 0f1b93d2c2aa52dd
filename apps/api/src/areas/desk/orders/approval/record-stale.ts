import type { StaleReason } from '@portal/domain/firm/proposals/proposal-kinds';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../../platform/http/actor.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import { targetOf } from './approval-payload.ts';

/** Records that somebody tried to approve a proposal about an order that was no longer as proposed. */
export async function recordStale(
  trx: Db,
  deps: Deps,
  by: StaffActor,
  { id, investorId }: Pick<TradeRecord, 'id' | 'investorId'>,
  detail: { proposalId: string; because: StaleReason },
): Promise<void> {
  await appendAudit(trx, deps, deps.clock.now(), {
    actor: nameOfActor(by),
    action: 'trade.proposal-ended',
    target: targetOf(id),
    investorId,
    detail: { ...auditOfStaff(by), ...detail },
  });
}
