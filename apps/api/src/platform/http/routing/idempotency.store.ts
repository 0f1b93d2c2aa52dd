import { deleteSomeOlder } from '../../db/delete-some-older.ts';
import type { Db } from '../../db/tables.ts';

/** One request's claim on a key; `lockedUntil` tells it from a later claim made after it expired. */
export type KeyClaim = { owner: string; key: string; route: string; lockedUntil: Date };

export type ClaimOutcome =
  | { outcome: 'claimed' }
  | { outcome: 'running' }
  | { outcome: 'different' }
  | { outcome: 'answered'; status: number; answer: Buffer };

/** Claims the key for this request, or says what became of the earlier claim. */
export async function claimKey(
  db: Db,
  claim: KeyClaim & { fingerprint: string; now: Date },
): Promise<ClaimOutcome> {
  const row = { owner: claim.owner, key: claim.key, route: claim.route };
  const inserted = await db
    .insertInto('idempotency_keys')
    .values({
      ...row,
      fingerprint: claim.fingerprint,
      answer: null,
      status: null,
      locked_until: claim.lockedUntil,
      created_at: claim.now,
    })
    .onConflict((conflict) => conflict.columns(['owner', 'key', 'route']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (inserted !== undefined) {
    return { outcome: 'claimed' };
  }
  const found = await db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'answer', 'status'])
    .where((eb) => eb.and(row))
    .executeTakeFirst();
  if (found !== undefined && found.fingerprint !== claim.fingerprint) {
    return { outcome: 'different' };
  }
  if (found !== undefined && found.answer !== null && found.status !== null) {
    return { outcome: 'answered', status: found.status, answer: found.answer };
  }
  // The first request died without an answer: whoever moves its deadline first continues.
  const taken = await db
    .updateTable('idempotency_keys')
    .set({ locked_until: claim.lockedUntil })
    .where((eb) => eb.and(row))
    .where('answer', 'is', null)
    .where('locked_until', '<', claim.now)
    .returning('key')
    .executeTakeFirst();
  return taken === undefined ? { outcome: 'running' } : { outcome: 'claimed' };
}

/** Stores the answer; false if another request has taken over the key: then that one's answer counts. */
export async function finishKey(
  db: Db,
  claim: KeyClaim & { answer: Buffer; status: number },
): Promise<boolean> {
  const finished = await db
    .updateTable('idempotency_keys')
    .set({ answer: claim.answer, status: claim.status })
    .where((eb) => eb.and({ owner: claim.owner, key: claim.key, route: claim.route }))
    .where('locked_until', '=', claim.lockedUntil)
    .executeTakeFirst();
  return finished.numUpdatedRows > 0n;
}

/** The answer that the key has; undefined while it has none. */
export async function findAnswer(
  db: Db,
  { owner, key, route }: Omit<KeyClaim, 'lockedUntil'>,
): Promise<{ fingerprint: string; status: number; answer: Buffer } | undefined> {
  const found = await db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'answer', 'status'])
    .where((eb) => eb.and({ owner, key, route }))
    .executeTakeFirst();
  return found === undefined || found.answer === null || found.status === null
    ? undefined
    : { ...found, status: found.status, answer: found.answer };
}

/** Releases the key after a failure, so that the request may be retried; another request's claim is left alone. */
export async function releaseKey(db: Db, claim: KeyClaim): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where((eb) => eb.and({ owner: claim.owner, key: claim.key, route: claim.route }))
    .where('locked_until', '=', claim.lockedUntil)
    .where('answer', 'is', null)
    .execute();
}

/** Forgets answers nobody will ask for again. */
export async function forgetOldKeys(db: Db, before: Date): Promise<number> {
  return deleteSomeOlder(db, { table: 'idempotency_keys', column: 'created_at', before });
}
