import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';

/** True if the law requires the client's records: an order was placed or a profile submitted. */
export async function hasRecords(db: Db, investorId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select (
    exists (select 1 from trades where investor_id = ${investorId})
    or exists (select 1 from kyc_versions where investor_id = ${investorId} and state = 'submitted')
  ) as has`.execute(db);
  return rows[0]?.has === true;
}

/** Deletes what a person left unfinished, and what served them alone. */
export async function forgetUnfinished(trx: Db, investorId: string): Promise<void> {
  await trx.deleteFrom('drafts').where('investor_id', '=', investorId).execute();
  await trx.deleteFrom('sign_in_places').where('account_id', '=', investorId).execute();
  await trx.deleteFrom('email_verifications').where('investor_id', '=', investorId).execute();
  const unfinished = trx
    .selectFrom('kyc_versions')
    .select('id')
    .where('investor_id', '=', investorId)
    .where('state', '=', 'draft')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('trades').select('id').whereRef('trades.kyc_id', '=', 'kyc_versions.id'))),
    );
  await trx.deleteFrom('kyc_set_aside_answers').where('kyc_id', 'in', unfinished).execute();
  await trx.deleteFrom('kyc_versions').where('id', 'in', unfinished).execute();
}

/** Removes everything that names a person from an account without records; the sweep removes the bytes of files later. */
export async function forgetPerson(trx: Db, investorId: string): Promise<void> {
  await trx.deleteFrom('statements').where('investor_id', '=', investorId).execute();
  await trx.deleteFrom('files').where('investor_id', '=', investorId).execute();
  await trx.deleteFrom('email_changes').where('investor_id', '=', investorId).execute();
  await trx.deleteFrom('consents').where('investor_id', '=', investorId).execute();
  await trx.deleteFrom('om_acceptances').where('investor_id', '=', investorId).execute();
  await trx.deleteFrom('new_deal_mails').where('investor_id', '=', investorId).execute();
  await trx.deleteFrom('article_mails').where('investor_id', '=', investorId).execute();
  await trx.deleteFrom('purchase_rooms').where('investor_id', '=', investorId).execute();
  await trx.deleteFrom('mail_deliveries').where('investor_id', '=', investorId).execute();
  await trx
    .updateTable('investors')
    .set({
      email: `${investorId}@closed.invalid`,
      first_name: '',
      last_name: '',
      phone: null,
      province: null,
      dealer_representative_id: null,
      referral: null,
      onboarding_answers: null,
      email_verified_at: null,
      password_hash: '',
    })
    .where('id', '=', investorId)
    .execute();
}
