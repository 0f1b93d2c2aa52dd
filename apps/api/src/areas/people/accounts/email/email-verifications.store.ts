import { deleteSomeOlder } from '../../../../platform/db/delete-some-older.ts';
import type { Db } from '../../../../platform/db/tables.ts';

export async function insertEmailVerification(
  trx: Db,
  verification: { tokenHash: string; investorId: string; email: string; at: Date; expiresAt: Date },
): Promise<void> {
  await trx
    .insertInto('email_verifications')
    .values({
      token_hash: verification.tokenHash,
      investor_id: verification.investorId,
      email: verification.email,
      created_at: verification.at,
      expires_at: verification.expiresAt,
      used_at: null,
    })
    .execute();
}

/** The verification of a link that is still good, opened before or not. */
export async function findEmailVerification(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<{ investorId: string; email: string } | undefined> {
  return db
    .selectFrom('email_verifications')
    .select(['investor_id as investorId', 'email'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Records that the link was opened; true the first time. */
export async function spendEmailVerification(trx: Db, tokenHash: string, now: Date): Promise<boolean> {
  const used = await trx
    .updateTable('email_verifications')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .returning('token_hash')
    .executeTakeFirst();
  return used !== undefined;
}

/** Marks the account's e-mail as verified, keeping the first time; false if the account has another e-mail by now. */
export async function markEmailVerified(
  trx: Db,
  investorId: string,
  email: string,
  at: Date,
): Promise<boolean> {
  const marked = await trx
    .updateTable('investors')
    .set((eb) => ({ email_verified_at: eb.fn.coalesce('email_verified_at', eb.val(at)) }))
    .where('id', '=', investorId)
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

export async function forgetOldVerifications(db: Db, before: Date): Promise<number> {
  return deleteSomeOlder(db, { table: 'email_verifications', column: 'expires_at', before });
}
