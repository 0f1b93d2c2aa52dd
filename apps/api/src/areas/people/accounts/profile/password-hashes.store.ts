import type { Language } from '@portal/domain/ground/people/languages';
import type { Db } from '../../../../platform/db/tables.ts';
import { writingsOf } from '../../../../platform/mail/writings-of.ts';

/** For sign-in and password reset only, by either writing of the address. Closed accounts are not found. */
export async function findCredentials(
  db: Db,
  email: string,
): Promise<{ id: string; passwordHash: string; language: Language } | undefined> {
  return db
    .selectFrom('investors')
    .select(['id', 'password_hash as passwordHash', 'language'])
    .where('email', 'in', writingsOf(email))
    .where('closed_at', 'is', null)
    .orderBy((row) => row('email', '=', writingsOf(email)[0]), 'desc')
    .executeTakeFirst();
}

/**
 * True while the account still has this password hash. Locks it until the transaction ends, so that a session opened
 * here does not outlive a concurrent reset.
 */
export async function holdPasswordHash(trx: Db, investorId: string, passwordHash: string): Promise<boolean> {
  const row = await trx
    .selectFrom('investors')
    .select('password_hash as passwordHash')
    .where('id', '=', investorId)
    .forShare()
    .executeTakeFirst();
  return row?.passwordHash === passwordHash;
}

export async function setPasswordHash(trx: Db, investorId: string, passwordHash: string): Promise<void> {
  await trx
    .updateTable('investors')
    .set({ password_hash: passwordHash })
    .where('id', '=', investorId)
    .execute();
}

export async function findPasswordHash(db: Db, investorId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('investors')
    .select('password_hash as passwordHash')
    .where('id', '=', investorId)
    .executeTakeFirst();
  return row?.passwordHash;
}

/** Replaces the old hash with the new one; false if the account has another by now. */
export async function replacePasswordHash(
  trx: Db,
  investorId: string,
  oldHash: string,
  newHash: string,
): Promise<boolean> {
  const row = await trx
    .updateTable('investors')
    .set({ password_hash: newHash })
    .where('id', '=', investorId)
    .where('password_hash', '=', oldHash)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
