import type { ContactEmail } from '@portal/domain/people/contact/contact-email';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';

/** Whether a message to this address bounced. */
export async function hasBounce(db: Db, address: string): Promise<boolean> {
  const bounces = db.selectFrom('mail_bounces').select('id').where('address', '=', address);
  return (await bounces.executeTakeFirst()) !== undefined;
}

/** Papers of the person's newest unfinished order, which the provider never received. */
export async function insertUntoldPapers(
  db: Db,
  papers: { id: string; investorId: string; kycId: string; sealedDocuments: Buffer; at: Date },
): Promise<void> {
  await sql`
    insert into signing_envelopes (investor_id, id, trade_id, kyc_id, language, status, return_url, created_at,
      is_at_provider, sealed_documents)
    select investor_id, ${papers.id}, id, ${papers.kycId}, 'en', 'open', '', ${papers.at}, true,
      ${papers.sealedDocuments}
    from trades where investor_id = ${papers.investorId} and status = 0 order by created_at desc limit 1`.execute(
    db,
  );
}

/** A given-up message. The queue creates its tables when it starts, before this; tests may have none. */
export async function insertGivenUpMail(
  db: Db,
  { message, at }: { message: string; at: Date },
): Promise<void> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('pgboss.queue') is not null as "isThere"`.execute(db);
  if (rows[0]?.isThere === true) {
    await sql`
      insert into pgboss.job (name, state, data, output, retry_count, created_on, completed_on)
      select 'send-mail', 'failed', '{}'::jsonb, ${JSON.stringify({ message })}::jsonb, 5, ${at}, ${at}
      where exists (select 1 from pgboss.queue where name = 'send-mail')`.execute(db);
  }
}

/** Whether somebody wrote to the dealer about this. */
export async function hasRequestOfType(db: Db, requestType: ContactEmail['requestType']): Promise<boolean> {
  const written = db.selectFrom('contact_requests').select('id').where('request_type', '=', requestType);
  return (await written.executeTakeFirst()) !== undefined;
}
