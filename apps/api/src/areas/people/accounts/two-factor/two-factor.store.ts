import type { Db } from '../../../../platform/db/tables.ts';
import { type AccountOwner, ownedBy } from '../credentials/account-owner.ts';

/** Stores a new secret, effective once confirmed. False if there is a confirmed one. */
export async function putSecret(
  trx: Db,
  owner: AccountOwner,
  sealedSecret: Buffer,
  at: Date,
): Promise<boolean> {
  const fresh = { sealed_secret: sealedSecret, created_at: at, confirmed_at: null, last_step: 0n };
  const row = await trx
    .insertInto('two_factor')
    .values({ ...ownedBy(owner), ...fresh })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet(fresh).where('two_factor.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findSecret(
  db: Db,
  accountId: string,
): Promise<{ sealedSecret: Buffer; isConfirmed: boolean; lastStep: bigint } | undefined> {
  const row = await db
    .selectFrom('two_factor')
    .select(['sealed_secret as sealedSecret', 'confirmed_at as confirmedAt', 'last_step as lastStep'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row === undefined
    ? undefined
    : { sealedSecret: row.sealedSecret, isConfirmed: row.confirmedAt !== null, lastStep: row.lastStep };
}

export async function isTwoFactorOn(db: Db, accountId: string): Promise<boolean> {
  return (await findSecret(db, accountId))?.isConfirmed === true;
}

/** Turns two-factor sign-in on with the first code; false if it already was, or the secret has changed meanwhile. */
export async function confirmSecret(
  trx: Db,
  accountId: string,
  sealedSecret: Buffer,
  step: bigint,
  at: Date,
): Promise<boolean> {
  const row = await trx
    .updateTable('two_factor')
    .set({ confirmed_at: at, last_step: step })
    .where('account_id', '=', accountId)
    .where('sealed_secret', '=', sealedSecret)
    .where('confirmed_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses up the code of a step and of all steps before it; false if it was used. The single-row update decides races. */
export async function takeStep(trx: Db, accountId: string, step: bigint): Promise<boolean> {
  const row = await trx
    .updateTable('two_factor')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', step)
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the secret and the recovery codes. */
export async function removeTwoFactor(trx: Db, accountId: string): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('two_factor').where('account_id', '=', accountId).execute();
}

/** Replaces all recovery codes. */
export async function replaceRecoveryCodes(
  trx: Db,
  owner: AccountOwner,
  marks: readonly string[],
  at: Date,
): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('account_id', '=', owner.id).execute();
  await trx
    .insertInto('recovery_codes')
    .values(marks.map((mark) => ({ ...ownedBy(owner), code_mark: mark, created_at: at, used_at: null })))
    .execute();
}

/** Uses a recovery code up; false if there is no such code, or it was used. */
export async function takeRecoveryCode(trx: Db, accountId: string, mark: string, at: Date): Promise<boolean> {
  const row = await trx
    .updateTable('recovery_codes')
    .set({ used_at: at })
    .where('account_id', '=', accountId)
    .where('code_mark', '=', mark)
    .where('used_at', 'is', null)
    .returning('code_mark')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countRecoveryCodes(db: Db, accountId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('left'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}
