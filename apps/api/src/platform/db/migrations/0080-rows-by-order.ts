import { type Kysely, sql } from 'kysely';

/**
 * Rows of a file that stand on one line are told apart by their order; a file says which of the two its rows are numbered by. Those that were
 * imported before, and that servers of the version before import, are numbered by lines.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bank_statements
      add column rows_by text not null default 'line' check (rows_by in ('line', 'order'))`.execute(db);
}
