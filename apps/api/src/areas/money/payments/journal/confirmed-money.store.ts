import type { Db } from '../../../../platform/db/tables.ts';

/** Notes that a line of a bank's statement stands for a row that somebody told before: no other telling is that line. */
export async function confirmMoney(trx: Db, journalId: string): Promise<void> {
  await trx.insertInto('confirmed_money').values({ journal_id: journalId }).execute();
}

/** The line was matched to it by mistake. */
export async function unconfirmMoney(trx: Db, journalId: string): Promise<void> {
  await trx.deleteFrom('confirmed_money').where('journal_id', '=', journalId).execute();
}
