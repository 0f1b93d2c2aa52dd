import { type Kysely, sql } from 'kysely';

/** Which deals were announced to those who asked for it, and whom each was told; deals that are open already are no news. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deals add column announced_at timestamptz`.execute(db);
  await sql`update deals set announced_at = now() where opens_at <= now()`.execute(db);
  await sql`
    create table new_deal_mails (
      investor_id text not null references investors (id),
      deal_id text not null references deals (id),
      at timestamptz not null,
      primary key (investor_id, deal_id)
    )`.execute(db);
}
