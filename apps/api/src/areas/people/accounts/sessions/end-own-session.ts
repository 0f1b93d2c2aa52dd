import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { endSessionById } from './sessions.store.ts';

/** Ends one of the investor's sessions, also the one that asks. Throws NOT_FOUND when it is not theirs. */
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
