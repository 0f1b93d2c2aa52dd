import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { requestMail } from '../../../../platform/mail/request-mail.ts';
import { lockAccount } from '../profile/investors.store.ts';
import { aliveNow } from './alive-now.ts';
import { endOtherSessions, endSessionById } from './sessions.store.ts';

/** No session has this hash, so all sessions are "others". */
const NO_TOKEN = '';

/**
 * Ends one of an investor's sessions, or all of them if `sessionId` is null, and mails the person. Returns how many
 * were alive; if none was, there is neither audit row nor mail. Throws NOT_FOUND for a session that is not theirs.
 */
export async function endSessionsByOffice(
  trx: Db,
  deps: Deps,
  by: StaffActor,
  investorId: string,
  { sessionId, reason }: { sessionId: string | null; reason: string },
): Promise<number> {
  await lockAccount(trx, investorId);
  const ended =
    sessionId === null
      ? await endOtherSessions(trx, investorId, NO_TOKEN, aliveNow(deps))
      : await endOne(trx, investorId, sessionId, deps.clock.now());
  if (ended > 0) {
    await requestMail(trx, deps, { template: 'sessions-ended', investorId });
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: nameOfActor(by),
      action: 'session.ended-by-office',
      target: sessionId === null ? `investor:${investorId}` : `session:${sessionId}`,
      investorId,
      detail: { ...auditOfStaff(by), reason, ended },
    });
  }
  return ended;
}

async function endOne(trx: Db, investorId: string, sessionId: string, now: Date): Promise<number> {
  const outcome = await endSessionById(trx, investorId, sessionId, now);
  if (outcome === 'unknown') {
    throw new AppError('NOT_FOUND');
  }
  return outcome === 'ended' ? 1 : 0;
}
