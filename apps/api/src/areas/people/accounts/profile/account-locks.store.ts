import type { Db } from '../../../../platform/db/tables.ts';

/** Keeps the account as it is until the transaction ends: a new password waits, and what this one opens is seen by it. */
export async function holdAccount(trx: Db, investorId: string): Promise<void> {
  await trx
    .selectFrom('investors')
    .select('id')
    .where('id', '=', investorId)
    .forShare()
    .executeTakeFirstOrThrow();
}

/** Lets one change of the account's e-mail or password in at a time; nothing happens for an account that is not there. */
export async function lockAccount(trx: Db, investorId: string): Promise<void> {
  await trx.selectFrom('investors').select('id').where('id', '=', investorId).forNoKeyUpdate().execute();
}
