import type { StaleReason } from '@portal/domain/firm/proposals/proposal-kinds';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { endProposals } from '../../firm/proposals/end-proposal.ts';
import { unappliedTarget } from './unapplied-target.ts';

/** What is proposed to be sent back ends with what it was to be taken from. */
export async function endSendBackOf(
  trx: Db,
  deps: Deps,
  unappliedId: string,
  because: StaleReason,
): Promise<void> {
  const target = unappliedTarget(unappliedId);
  for (const { id: proposalId } of await endProposals(trx, deps, [target], because)) {
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: 'system',
      action: 'unapplied.send-back-ended',
      target,
      investorId: null,
      detail: { proposalId, because },
    });
  }
}
