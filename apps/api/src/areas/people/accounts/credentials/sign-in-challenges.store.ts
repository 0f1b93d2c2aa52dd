import { deleteSomeOlder } from '../../../../platform/db/delete-some-older.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { type AccountOwner, ownedBy } from './account-owner.ts';

/** How long a code may take after the password: five minutes. */
const CHALLENGE_MS = 300_000;
const TRIES_MAX = 5;

export async function insertChallenge(
  trx: Db,
  challenge: { tokenHash: string; owner: AccountOwner; at: Date },
): Promise<void> {
  await trx
    .insertInto('sign_in_challenges')
    .values({
      token_hash: challenge.tokenHash,
      ...ownedBy(challenge.owner),
      created_at: challenge.at,
      expires_at: new Date(challenge.at.getTime() + CHALLENGE_MS),
      tries: 0,
      used_at: null,
    })
    .execute();
}

/**
 * Counts a try before it is checked. Returns the account that is signing in; undefined if the challenge takes no more
 * tries or is of the other kind.
 */
export async function takeTry(
  db: Db,
  kind: AccountOwner['kind'],
  tokenHash: string,
  now: Date,
): Promise<string | undefined> {
  const challenge = await db
    .updateTable('sign_in_challenges')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', TRIES_MAX)
    .where(kind === 'investor' ? 'investor_id' : 'staff_id', 'is not', null)
    .returning('account_id as accountId')
    .executeTakeFirst();
  return challenge?.accountId;
}

/** Uses the challenge up; false if it was used or ended meanwhile. */
export async function finishChallenge(trx: Db, tokenHash: string, now: Date): Promise<boolean> {
  const finished = await trx
    .updateTable('sign_in_challenges')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .returning('token_hash')
    .executeTakeFirst();
  return finished !== undefined;
}

/** Ends all pending sign-ins of the account. */
export async function endChallenges(trx: Db, accountId: string, now: Date): Promise<void> {
  await trx
    .updateTable('sign_in_challenges')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
}

export async function forgetOldChallenges(db: Db, before: Date): Promise<number> {
  return deleteSomeOlder(db, { table: 'sign_in_challenges', column: 'expires_at', before });
}
