import { type Kysely, sql } from 'kysely';

/**
 * What the dealer's people have to look at about a profile, and keyed fingerprints of social insurance numbers by which
 * the same one is found on several accounts. SQL knows no key: the job `match-numbers` makes those of profiles that were
 * submitted before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table data_keys drop constraint data_keys_purpose_check`.execute(db);
  await sql`
    alter table data_keys add constraint data_keys_purpose_check
      check (purpose in ('seal', 'links', 'audit', 'match'))`.execute(db);
  await sql`
    create table kyc_number_marks (
      kyc_id text primary key references kyc_versions (id),
      investor_id text not null references investors (id),
      key_id text not null,
      mark text
    )`.execute(db);
  await sql`create index number_marks_by_mark on kyc_number_marks (mark)`.execute(db);
  await sql`create index number_marks_by_key on kyc_number_marks (key_id)`.execute(db);
  await sql`
    create table kyc_flags (
      id text primary key,
      investor_id text not null references investors (id),
      kyc_id text not null references kyc_versions (id),
      kind text not null check (kind in ('same-number', 'other-name')),
      other_investor_id text references investors (id),
      basis text not null,
      created_at timestamptz not null,
      cleared_at timestamptz,
      cleared_note text,
      check ((kind = 'same-number') = (other_investor_id is not null)),
      check ((cleared_at is null) = (cleared_note is null))
    )`.execute(db);
  await sql`
    create unique index one_open_kyc_flag on kyc_flags (investor_id, kind, coalesce(other_investor_id, ''))
    where cleared_at is null`.execute(db);
  await sql`create index kyc_flags_by_other on kyc_flags (other_investor_id)`.execute(db);
}
