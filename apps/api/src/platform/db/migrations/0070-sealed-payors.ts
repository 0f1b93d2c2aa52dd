import { type Kysely, sql } from 'kysely';

/**
 * Who paid leaves the money journal, which a dump shows, for a table of its own where it is sealed. SQL cannot encrypt: the job
 * `seal-clear-values` seals what is moved here, and what servers of the version before still write is moved as it comes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // No reference: a server of the version before that tells an event again brings the payor of a row that is then not added.
  await sql`
    create table money_payors (
      journal_id text primary key,
      payor text,
      sealed_payor bytea,
      constraint payor_in_one_place check (num_nonnulls(payor, sealed_payor) = 1)
    )`.execute(db);
  // What the job looks for; empty, and so free to ask, once it is done.
  await sql`create index clear_payors on money_payors (journal_id) where payor is not null`.execute(db);
  await sql`
    insert into money_payors (journal_id, payor)
    select id, facts ->> 'payor' from money_journal where facts ->> 'payor' is not null`.execute(db);
  await sql`alter table money_journal disable trigger money_journal_is_append_only`.execute(db);
  await sql`update money_journal set facts = facts - 'payor' where facts ? 'payor'`.execute(db);
  await sql`alter table money_journal enable trigger money_journal_is_append_only`.execute(db);
  await sql`
    create function move_payor() returns trigger language plpgsql as $$
    begin
      insert into money_payors (journal_id, payor) values (new.id, new.facts ->> 'payor') on conflict do nothing;
      new.facts := new.facts - 'payor';
      return new;
    end $$`.execute(db);
  await sql`
    create trigger payor_is_moved before insert on money_journal
    for each row when (new.facts ->> 'payor' is not null) execute function move_payor()`.execute(db);
}
