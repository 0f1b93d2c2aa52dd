import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { Origin } from '../../../../platform/http/routing/route-request.ts';
import { investorOwner } from '../credentials/account-owner.ts';
import { rememberOwnPlace } from '../credentials/count-guess.ts';
import { openSession } from '../sessions/open-session.ts';

/** Opens a session for somebody who has proved who they are; returns its access token. Call it last: it audits. */
export async function startSession(
  trx: Db,
  deps: Deps,
  investorId: string,
  origin: Origin,
  provedBy: 'password' | 'app' | 'recovery-code',
): Promise<string> {
  const owner = investorOwner(investorId);
  const accessToken = await openSession(trx, deps, owner, { userAgent: origin.userAgent, provedBy });
  await rememberOwnPlace(trx, deps, owner, origin.ipAddress);
  await appendAudit(trx, deps, deps.clock.now(), {
    actor: `investor:${investorId}`,
    action: 'session.opened',
    target: `investor:${investorId}`,
    investorId,
    detail: { provedBy },
  });
  return accessToken;
}
