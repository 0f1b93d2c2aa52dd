import { type Kysely, sql } from 'kysely';

/**
 * Money in trust that belongs to no order yet. A line of the bank is kept as such by a match without an order; what is done with it stands beside
 * it, is undone and never changed, and comes to no more than it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bank_matches
      alter column investor_id drop not null,
      alter column trade_id drop not null,
      drop constraint bank_matches_kind_check,
      add constraint bank_matches_kind_check
        check (kind in ('received', 'returned', 'paid-out', 'unapplied', 'sent-back')),
      add constraint match_of_an_order_or_of_none check (
        (trade_id is null) = (kind in ('unapplied', 'sent-back')) and (trade_id is null) = (investor_id is null))`.execute(
    db,
  );
  // The columns of a match that has no order are compared, too.
  await sql`
    create or replace function count_matched_cents() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        update bank_lines set matched_cents = matched_cents + new.cents where id = new.line_id;
        return new;
      end if;
      if tg_op = 'UPDATE' and old.undone_at is null and new.undone_at is not null
        and (new.id, new.line_id, new.kind, new.cents, new.trade_id, new.journal_id)
          is not distinct from (old.id, old.line_id, old.kind, old.cents, old.trade_id, old.journal_id) then
        update bank_lines set matched_cents = matched_cents - old.cents where id = old.line_id;
        return new;
      end if;
      raise exception 'A match is made and undone, never changed';
    end $$`.execute(db);
  // What was sent back leaves the bank without an order.
  await sql`
    alter table money_journal
      drop constraint money_journal_check1,
      add constraint money_of_no_order check (trade_id is not null or 'unapplied' in (debit_account, credit_account)
        or (kind in ('paid-out', 'pay-out-reversed') and 'refunds-payable' in (debit_account, credit_account)))`.execute(
    db,
  );
  await makeUnapplied(db);
}

async function makeUnapplied(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table unapplied_money (
      id text primary key references bank_matches (id),
      journal_id text not null references money_journal (id),
      cents bigint not null check (cents > 0),
      used_cents bigint not null default 0
        constraint used_within_unapplied check (used_cents between 0 and cents),
      ended_at timestamptz,
      constraint unused_when_ended check (ended_at is null or used_cents = 0)
    )`.execute(db);
  await sql`
    create table unapplied_uses (
      id text primary key,
      unapplied_id text not null references unapplied_money (id),
      kind text not null check (kind in ('allocated', 'sent-back')),
      cents bigint not null check (cents > 0),
      investor_id text,
      trade_id text,
      sent_on text,
      journal_id text not null unique references money_journal (id),
      reason text not null check (char_length(reason) between 1 and 1000),
      made_by text not null,
      made_at timestamptz not null,
      undone_by text,
      undone_reason text,
      undone_at timestamptz,
      undo_journal_id text references money_journal (id),
      foreign key (investor_id, trade_id) references trades (investor_id, id),
      check ((kind = 'allocated') = (trade_id is not null) and (trade_id is null) = (investor_id is null)),
      check ((kind = 'sent-back') = (sent_on is not null)),
      check ((undone_at is null) = (undone_by is null) and (undone_at is null) = (undone_reason is null)
        and (undone_at is null) = (undo_journal_id is null))
    )`.execute(db);
  await sql`create index unapplied_uses_by_money on unapplied_uses (unapplied_id)`.execute(db);
  await sql`create index unapplied_uses_by_trade on unapplied_uses (investor_id, trade_id)`.execute(db);
  await sql`
    create function count_used_cents() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        update unapplied_money set used_cents = used_cents + new.cents where id = new.unapplied_id;
        return new;
      end if;
      if tg_op = 'UPDATE' and old.undone_at is null and new.undone_at is not null
        and (new.id, new.unapplied_id, new.kind, new.cents, new.trade_id, new.sent_on, new.journal_id)
          is not distinct from
          (old.id, old.unapplied_id, old.kind, old.cents, old.trade_id, old.sent_on, old.journal_id) then
        update unapplied_money set used_cents = used_cents - old.cents where id = old.unapplied_id;
        return new;
      end if;
      raise exception 'What was done with unapplied money is undone, never changed';
    end $$`.execute(db);
  await sql`
    create trigger uses_are_counted after insert or update or delete on unapplied_uses
    for each row execute function count_used_cents()`.execute(db);
}
