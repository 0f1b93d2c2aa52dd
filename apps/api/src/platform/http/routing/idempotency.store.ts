import type { Db } from '../../db/tables.ts';

/** One request's hold on a key; `lockedUntil` tells it from whoever took the key over after it ran out. */
export type KeyClaim = { owner: string; key: string; route: string; lockedUntil: Date };

export type ClaimOutcome =
  | { outcome: 'claimed' }
  | { outcome: 'running' }
  | { outcome: 'different' }
  | { outcome: 'answered'; status: number; answer: Buffer };

/** Takes the key for this request, or tells what became of the one that took it before. */
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
  // The first request died without an answer: whoever moves its deadline first goes on.
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

/** Remembers the answer, unless the key was taken over meanwhile: then the answer of the one that took it counts. */
export async function finishKey(db: Db, claim: KeyClaim & { answer: Buffer; status: number }): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ answer: claim.answer, status: claim.status })
    .where((eb) => eb.and({ owner: claim.owner, key: claim.key, route: claim.route }))
    .where('locked_until', '=', claim.lockedUntil)
    .execute();
}

/** Gives the key back after a failure, so that the request may be tried again; another's hold on it is left alone. */
export async function releaseKey(db: Db, claim: KeyClaim): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where((eb) => eb.and({ owner: claim.owner, key: claim.key, route: claim.route }))
    .where('locked_until', '=', claim.lockedUntil)
    .where('answer', 'is', null)
    .execute();
}

/** Forgets answers that nobody asks for again. */
export async function forgetOldKeys(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}
