import { type Kysely, sql } from 'kysely';

/** What people write to the dealer and what the office answers, sealed; who wrote it is named where somebody was signed in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table contact_requests (
      id text primary key,
      investor_id text references investors (id),
      request_type text not null,
      language text not null check (language in ('en', 'fr')),
      sealed bytea not null,
      version int not null default 0 check (version >= 0),
      received_at timestamptz not null,
      answered_at timestamptz,
      closed_at timestamptz
    )`.execute(db);
  await sql`
    create index contact_requests_new on contact_requests (received_at, id)
    where answered_at is null and closed_at is null`.execute(db);
  await sql`create index contact_requests_newest on contact_requests (received_at desc, id desc)`.execute(db);
  await sql`
    create index contact_requests_by_investor on contact_requests (investor_id, received_at)
    where investor_id is not null`.execute(db);
  await sql`
    create table contact_replies (
      id text primary key,
      request_id text not null references contact_requests (id),
      staff_id text not null references staff (id),
      sealed bytea not null,
      sent_at timestamptz not null
    )`.execute(db);
  await sql`create index contact_replies_by_request on contact_replies (request_id, sent_at)`.execute(db);
}
