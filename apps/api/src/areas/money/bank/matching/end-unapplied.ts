import type { StaleReason } from '@portal/domain/firm/proposals/proposal-kinds';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { endProposals } from '../../../firm/proposals/end-proposal.ts';
import { pointOutUnmatched } from '../../payments/journal/settle-unmatched.ts';
import type { MatchRecord } from './bank-matches.store.ts';
import { markUnappliedEnded } from './unapplied-money.store.ts';

/**
 * Ends unapplied money together with its line's match: ends its open proposal, and flags again what a provider had reported
 * before. Throws UNAPPLIED_IN_USE where some of it is in use.
 */
export async function endUnapplied(
  trx: Db,
  deps: Deps,
  { id, journalId, isBooked }: Pick<MatchRecord, 'id' | 'journalId' | 'isBooked'>,
): Promise<void> {
  if (!(await markUnappliedEnded(trx, id, deps.clock.now()))) {
    throw new AppError('UNAPPLIED_IN_USE');
  }
  await endSendBackOf(trx, deps, id, 'amount-changed');
  if (!isBooked) {
    await pointOutUnmatched(trx, deps, journalId);
  }
}

/** The target of a proposal to send unapplied money back; the database uses the same name. */
export function unappliedTarget(unappliedId: string): string {
  return `unapplied:${unappliedId}`;
}

/** Ends the proposals to send money back along with the money itself. */
async function endSendBackOf(trx: Db, deps: Deps, unappliedId: string, because: StaleReason): Promise<void> {
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
