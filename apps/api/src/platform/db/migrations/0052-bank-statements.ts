import { type Kysely, sql } from 'kysely';

/**
 * What banks say in files of the trust accounts. A line of a statement is there once, however many files have it; a match says which row of the money journal it stands for, and is undone, never changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeStatements(db);
  await makeMatches(db);
  await sql`
    alter table money_journal
      drop constraint money_journal_kind_check,
      add constraint money_journal_kind_check check (kind in
        ('received', 'returned', 'released', 'refunded', 'receipt-reversed', 'return-reversed',
         'paid-out', 'pay-out-reversed', 'authorization'))`.execute(db);
}

async function makeStatements(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table trust_accounts (
      id text primary key,
      name text not null unique,
      currency text not null check (currency = 'CAD'),
      opening_cents bigint not null,
      opened_on text not null,
      profile jsonb,
      file_account text,
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create table bank_statements (
      id text primary key,
      account_id text not null references trust_accounts (id),
      sha256 text not null,
      file_name text not null,
      profile jsonb not null,
      lines int not null check (lines > 0),
      new_lines int not null check (new_lines between 0 and lines),
      first_day text not null,
      last_day text not null,
      opening_cents bigint not null,
      closing_cents bigint not null,
      sealed bytea not null,
      imported_by text not null,
      imported_at timestamptz not null,
      unique (account_id, sha256)
    )`.execute(db);
  await sql`
    create table bank_lines (
      seq bigint generated always as identity primary key,
      id text not null unique,
      account_id text not null references trust_accounts (id),
      statement_id text not null references bank_statements (id),
      line_number int not null,
      day text not null,
      cents bigint not null check (cents <> 0),
      description text not null,
      party text,
      likeness text not null,
      occurrence int not null check (occurrence > 0),
      matched_cents bigint not null default 0
        constraint matched_within_line check (matched_cents between 0 and abs(cents)),
      unique (account_id, likeness, occurrence)
    )`.execute(db);
  await sql`create index bank_lines_by_day on bank_lines (account_id, day, seq)`.execute(db);
  await sql`create index bank_lines_open on bank_lines (day, seq) where matched_cents < abs(cents)`.execute(
    db,
  );
  await sql`
    create table bank_rows_passed_over (
      statement_id text not null references bank_statements (id),
      line_number int not null,
      because text not null check (because in
        ('header', 'before-header', 'other-account', 'pending', 'no-amount', 'known')),
      primary key (statement_id, line_number)
    )`.execute(db);
}

/** A line is matched to no more than it is: the line itself keeps count, and its check refuses what is too much. */
async function makeMatches(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bank_matches (
      id text primary key,
      line_id text not null references bank_lines (id),
      kind text not null check (kind in ('received', 'returned', 'paid-out')),
      cents bigint not null check (cents > 0),
      investor_id text not null,
      trade_id text not null,
      journal_id text not null references money_journal (id),
      is_booked boolean not null,
      how text not null check (how in ('reference', 'person')),
      payor text,
      reason text,
      matched_by text not null,
      matched_at timestamptz not null,
      undone_by text,
      undone_reason text,
      undone_at timestamptz,
      undo_journal_id text references money_journal (id),
      foreign key (investor_id, trade_id) references trades (investor_id, id),
      check (how = 'reference' or reason is not null),
      check ((undone_at is null) = (undone_by is null) and (undone_at is null) = (undone_reason is null))
    )`.execute(db);
  await sql`create index bank_matches_by_line on bank_matches (line_id)`.execute(db);
  await sql`create index bank_matches_by_trade on bank_matches (investor_id, trade_id)`.execute(db);
  // A row of the journal is on a bank's statement once.
  await sql`
    create unique index one_line_of_a_row on bank_matches (journal_id) where undone_at is null`.execute(db);
  // No order is funded twice without a person who says why.
  await sql`
    create unique index one_match_by_reference on bank_matches (trade_id)
    where undone_at is null and how = 'reference' and kind = 'received'`.execute(db);
  await sql`
    create function count_matched_cents() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        update bank_lines set matched_cents = matched_cents + new.cents where id = new.line_id;
        return new;
      end if;
      if tg_op = 'UPDATE' and old.undone_at is null and new.undone_at is not null
        and (new.id, new.line_id, new.kind, new.cents, new.trade_id, new.journal_id)
          = (old.id, old.line_id, old.kind, old.cents, old.trade_id, old.journal_id) then
        update bank_lines set matched_cents = matched_cents - old.cents where id = old.line_id;
        return new;
      end if;
      raise exception 'A match is made and undone, never changed';
    end $$`.execute(db);
  await sql`
    create trigger matches_are_counted after insert or update or delete on bank_matches
    for each row execute function count_matched_cents()`.execute(db);
}
