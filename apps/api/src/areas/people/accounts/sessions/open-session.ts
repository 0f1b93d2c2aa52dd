import type { ProofMeans } from '@portal/domain/people/account/proof-means';
import { hashToken, newToken } from '../../../../platform/crypto/new-token.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { AccountOwner } from '../credentials/account-owner.ts';
import { insertSession } from './sessions.store.ts';

const MINUTE_MS = 60_000;

/**
 * Starts a session in the caller's transaction and returns its access token, which is stored only as a hash. `provedBy` is what the
 * person gave just now; null where that is recorded by itself.
 */
export async function openSession(
  trx: Db,
  deps: Deps,
  owner: AccountOwner,
  { userAgent, provedBy }: { userAgent: string; provedBy: ProofMeans | null },
  lifetimeMs: number = deps.config.sessionAbsoluteMinutes * MINUTE_MS,
): Promise<string> {
  const at = deps.clock.now();
  const accessToken = newToken();
  const expiresAt = new Date(at.getTime() + lifetimeMs);
  const id = deps.newId();
  await insertSession(trx, {
    id,
    tokenHash: hashToken(accessToken),
    owner,
    at,
    expiresAt,
    userAgent,
    provedBy,
  });
  return accessToken;
}
