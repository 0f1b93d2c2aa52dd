import { type Kysely, sql } from 'kysely';

/** When a person closed the account: nobody opens it any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table investors add column closed_at timestamptz`.execute(db);
  await sql`create index closed_investors on investors (closed_at) where closed_at is not null`.execute(db);
}
