import { appendAudit } from '../../audit/audit.store.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
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
      await appendAudit(trx, at, {
        actor: `investor:${investorId}`,
        action: 'session.ended',
        target: `session:${sessionId}`,
        investorId,
      });
    }
  });
}
