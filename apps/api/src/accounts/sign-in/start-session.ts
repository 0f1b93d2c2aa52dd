import { appendAudit } from '../../audit/audit.store.ts';
import type { Db } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import type { Origin } from '../../http/route-request.ts';
import { openSession } from '../sessions/open-session.ts';
import { rememberOwnPlace } from './guesses.ts';

/** Opens a session for somebody who has proved who they are; returns its access token. Call it last: it audits. */
export async function startSession(
  trx: Db,
  deps: Deps,
  investorId: string,
  origin: Origin,
  provedBy: 'password' | 'app' | 'recovery-code',
): Promise<string> {
  const accessToken = await openSession(trx, deps, investorId, origin.userAgent);
  await rememberOwnPlace(trx, deps, investorId, origin.ipAddress);
  await appendAudit(trx, deps.clock.now(), {
    actor: `investor:${investorId}`,
    action: 'session.opened',
    target: `investor:${investorId}`,
    investorId,
    detail: { provedBy },
  });
  return accessToken;
}
