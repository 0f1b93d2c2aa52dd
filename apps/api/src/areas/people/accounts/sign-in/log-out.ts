import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { InvestorActor } from '../../../../platform/http/actor.ts';
import { endSession } from '../sessions/sessions.store.ts';

/** Ends the current session at once. */
export async function logOut(deps: Deps, actor: InvestorActor): Promise<void> {
  await transact(deps.db, async (trx) => {
    await endSession(trx, actor.sessionTokenHash, deps.clock.now());
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: `investor:${actor.investorId}`,
      action: 'session.ended',
      target: `investor:${actor.investorId}`,
      investorId: actor.investorId,
    });
  });
}
