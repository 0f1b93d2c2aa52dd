import { type Kysely, sql } from 'kysely';

/** Which rows of the money journal a line of a bank's statement confirmed: told by somebody else near that day, the same money is seen as such. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table confirmed_money (
      journal_id text primary key references money_journal (id)
    )`.execute(db);
  await sql`
    insert into confirmed_money
    select journal_id from bank_matches where undone_at is null and not is_booked`.execute(db);
}
