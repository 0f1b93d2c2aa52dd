import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { InvestorActor } from '../../../../platform/http/actor.ts';
import { aliveNow } from './session-times.ts';
import { endOtherSessions } from './sessions.store.ts';

/** Ends the investor's sessions everywhere else; how many were alive. */
export async function endSessionsElsewhere(deps: Deps, actor: InvestorActor): Promise<number> {
  return transact(deps.db, async (trx) => {
    const alive = aliveNow(deps);
    const ended = await endOtherSessions(trx, actor.investorId, actor.sessionTokenHash, alive);
    if (ended > 0) {
      await appendAudit(trx, deps, alive.now, {
        actor: `investor:${actor.investorId}`,
        action: 'session.others-ended',
        target: `investor:${actor.investorId}`,
        investorId: actor.investorId,
        detail: { ended },
      });
    }
    return ended;
  });
}
