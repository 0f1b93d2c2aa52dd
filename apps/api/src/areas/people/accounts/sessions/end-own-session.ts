import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { InvestorActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { aliveNow } from './alive-now.ts';
import { endOtherSessions, endSessionById } from './sessions.store.ts';

/** Ends one of the investor's sessions, possibly the current one. Throws NOT_FOUND if it is not theirs. */
export async function endOwnSession(deps: Deps, investorId: string, sessionId: string): Promise<void> {
  await transact(deps.db, async (trx) => {
    const at = deps.clock.now();
    const outcome = await endSessionById(trx, investorId, sessionId, at);
    if (outcome === 'unknown') {
      throw new AppError('NOT_FOUND');
    }
    if (outcome === 'ended') {
      await appendAudit(trx, deps, at, {
        actor: `investor:${investorId}`,
        action: 'session.ended',
        target: `session:${sessionId}`,
        investorId,
      });
    }
  });
}

/** Ends the investor's sessions everywhere else; returns how many were alive. */
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
