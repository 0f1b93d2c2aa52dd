import { hashToken, newToken } from '../../../platform/crypto/tokens.ts';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { endInvitations, insertInvitation } from './staff-invitations.store.ts';
import { INVITATION_MS } from './staff-times.ts';

/** Makes the person's one link that works, in the caller's transaction; the token of it, which is stored only as a hash. */
export async function issueInvitation(trx: Db, deps: Deps, staffId: string): Promise<string> {
  const at = deps.clock.now();
  const token = newToken();
  await endInvitations(trx, staffId, at);
  await insertInvitation(trx, {
    tokenHash: hashToken(token),
    staffId,
    at,
    expiresAt: new Date(at.getTime() + INVITATION_MS),
  });
  return token;
}
