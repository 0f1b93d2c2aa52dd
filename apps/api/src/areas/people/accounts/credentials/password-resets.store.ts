import { deleteSomeOlder } from '../../../../platform/db/delete-some-older.ts';
import type { Db } from '../../../../platform/db/tables.ts';

export async function insertPasswordReset(
  trx: Db,
  reset: { tokenHash: string; investorId: string; at: Date; expiresAt: Date },
): Promise<void> {
  await trx
    .insertInto('password_resets')
    .values({
      token_hash: reset.tokenHash,
      investor_id: reset.investorId,
      created_at: reset.at,
      expires_at: reset.expiresAt,
      used_at: null,
    })
    .execute();
}

/** True while the link with this token works. */
export async function isPasswordResetOpen(
  db: Db,
  investorId: string,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const reset = await db
    .selectFrom('password_resets')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .where('investor_id', '=', investorId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return reset !== undefined;
}

/**
 * Uses the token up; false if it is unknown, another investor's, used or expired. The single-row update decides races.
 */
export async function spendPasswordReset(
  trx: Db,
  investorId: string,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const used = await trx
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('investor_id', '=', investorId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('token_hash')
    .executeTakeFirst();
  return used !== undefined;
}

/** Ends all of the investor's reset links. */
export async function endPasswordResets(trx: Db, investorId: string, now: Date): Promise<void> {
  await trx
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('investor_id', '=', investorId)
    .where('used_at', 'is', null)
    .execute();
}

/** Deletes links that no longer work. */
export async function forgetOldResets(db: Db, before: Date): Promise<number> {
  return deleteSomeOlder(db, { table: 'password_resets', column: 'expires_at', before });
}
