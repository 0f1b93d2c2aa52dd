import { type Kysely, sql } from 'kysely';

/**
 * A file of a bank is read row by row: why a row is no movement has two more reasons, and a file says how many rows it has. What a closed
 * day says can be sealed; SQL knows no key: the job `seal-clear-values` seals what lies in clear, and what servers of the version before still write.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bank_rows_passed_over
      drop constraint bank_rows_passed_over_because_check,
      add constraint bank_rows_passed_over_because_check check (because in
        ('header', 'before-header', 'other-account', 'pending', 'no-amount', 'balance', 'empty', 'known'))`.execute(
    db,
  );
  // Null of a file from before: its empty rows, and the balance of an OFX file, were not kept as rows.
  await sql`alter table bank_statements add column rows int check (rows >= lines)`.execute(db);
  await sql`create index bank_lines_by_row on bank_lines (statement_id, line_number, id)`.execute(db);
  await sql`
    create index bank_statements_by_time on bank_statements (account_id, imported_at desc, id desc)`.execute(
    db,
  );
  await sealDays(db);
}

/** Of a closed day only moves how its content is kept; its hash holds the content as it was approved. */
async function sealDays(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table trust_days
      alter column content drop not null,
      add column sealed bytea,
      add constraint trust_day_content_in_one_place check (num_nonnulls(content, sealed) = 1)`.execute(db);
  await sql`create index clear_trust_days on trust_days (day) where content is not null`.execute(db);
  await sql`
    create function seal_trust_day_only() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and new.content is null and new.sealed is not null
        and to_jsonb(new) - array['content', 'sealed'] = to_jsonb(old) - array['content', 'sealed'] then
        return new;
      end if;
      raise exception 'What was reconciled stays on record'
        using errcode = 'check_violation', constraint = 'trust_days_stay';
    end $$`.execute(db);
  await sql`drop trigger trust_days_stay on trust_days`.execute(db);
  await sql`
    create trigger trust_days_stay before update or delete on trust_days
    for each row execute function seal_trust_day_only()`.execute(db);
}
