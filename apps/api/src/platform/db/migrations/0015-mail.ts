import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // One row for each message that left, under the id it was asked with: a job that runs again finds it and stops.
  await sql`
    create table mail_deliveries (
      id text primary key,
      investor_id text references investors (id),
      address text not null,
      template text not null,
      message_id text not null unique,
      outcome text not null check (outcome in ('sent', 'withheld')),
      at timestamptz not null
    )`.execute(db);
  await sql`create index mail_deliveries_by_investor on mail_deliveries (investor_id, at desc)`.execute(db);
  await sql`
    create table mail_bounces (
      id text primary key,
      event_key text not null unique,
      address text not null,
      kind text not null check (kind in ('hard', 'soft')),
      message_id text,
      reason text not null,
      bounced_at timestamptz not null,
      received_at timestamptz not null,
      cleared_at timestamptz
    )`.execute(db);
  await sql`create index mail_bounces_by_address on mail_bounces (address) where kind = 'hard' and cleared_at is null`.execute(
    db,
  );
  await sql`create index mail_bounces_by_time on mail_bounces (bounced_at desc)`.execute(db);
}
