-- Money that was released or refunded and that no line of a bank shows gone: some hundreds among all there ever were. What a line may
-- stand for was asked of every row of its amount, of every year, and amounts repeat. With `money_not_at_bank` these are all such rows.
create table money_not_paid_out (journal_id text primary key);

create function keep_money_not_paid_out() returns trigger language plpgsql as $$
begin
  insert into money_not_paid_out (journal_id)
  select id from added_rows
  where kind in ('released', 'refunded') and source <> 'bank' and facts ->> 'event' is null
  on conflict do nothing;
  return null;
end $$;
create trigger decided_money_is_not_paid_out_yet after insert on money_journal
referencing new table as added_rows for each statement execute function keep_money_not_paid_out();

-- A line books `paid-out`, which names the row that was decided.
create function keep_paid_out_money() returns trigger language plpgsql as $$
begin
  delete from money_not_paid_out open using added_matches added, money_journal paid
  where added.undone_at is null and paid.id = added.journal_id and paid.kind = 'paid-out'
    and open.journal_id = paid.facts ->> 'row';
  return null;
end $$;
create trigger matched_money_is_paid_out after insert on bank_matches
referencing new table as added_matches for each statement execute function keep_paid_out_money();

-- Without its match it is not paid out, unless another line shows it gone.
create function keep_undone_pay_outs() returns trigger language plpgsql as $$
begin
  insert into money_not_paid_out (journal_id)
  select decided.id
  from matches_after after_it
  join matches_before before_it on before_it.id = after_it.id
  join money_journal paid on paid.id = after_it.journal_id and paid.kind = 'paid-out'
  join money_journal decided on decided.id = paid.facts ->> 'row'
  where before_it.undone_at is null and after_it.undone_at is not null
    and decided.kind in ('released', 'refunded') and decided.source <> 'bank' and decided.facts ->> 'event' is null
    and not exists (
      select 1 from money_journal other join bank_matches match on match.journal_id = other.id
      where other.kind = 'paid-out' and other.facts ->> 'row' = decided.id and match.undone_at is null)
  on conflict do nothing;
  return null;
end $$;
create trigger unmatched_money_is_not_paid_out after update on bank_matches
referencing old table as matches_before new table as matches_after
for each statement execute function keep_undone_pay_outs();
