-- Rows of the journal about the trust account that no line of a bank stands for: some hundreds among millions. Each look at a day in
-- trust asked every row of every year whether it has a match. The database keeps them; what is missing here, or too much, is a
-- difference of the next day that nobody can explain, so that it does not go by unseen.
create table money_not_at_bank (
  journal_id text primary key,
  seq bigint not null unique,
  value_at timestamptz not null,
  -- The row that it takes back, or that takes it back: from `over_at` on, the time of the later one, neither is open.
  paired_with text,
  over_at timestamptz,
  check ((paired_with is null) = (over_at is null))
);
create index money_still_open on money_not_at_bank (seq) where over_at is null;
create index money_over_since on money_not_at_bank (over_at) where over_at is not null;
create index money_by_pair on money_not_at_bank (paired_with) where paired_with is not null;

-- Of rows that came in, those of which one takes the other back by name. A row is taken back once: a second time stays open.
create function pair_taken_back(came_in text[]) returns void language sql as $$
  update money_not_at_bank open
  set paired_with = case open.journal_id when pair.back then pair.taken else pair.back end, over_at = pair.at
  from (
    select distinct on (taken.journal_id) back.journal_id as back, taken.journal_id as taken,
      greatest(back.value_at, taken.value_at) as at
    from (
      select id from unnest(came_in) as id
      union
      select reversal.id from money_journal reversal where reversal.facts ->> 'row' = any (came_in)
    ) asked
    join money_journal reversal on reversal.id = asked.id
      and reversal.kind in ('receipt-reversed', 'return-reversed', 'pay-out-reversed')
    join money_journal entry on entry.id = reversal.facts ->> 'row' and entry.amount_cents = reversal.amount_cents
      and entry.kind not in ('receipt-reversed', 'return-reversed', 'pay-out-reversed')
      and (entry.debit_account = 'trust') = (reversal.credit_account = 'trust')
    join money_not_at_bank back on back.journal_id = reversal.id and back.paired_with is null
    join money_not_at_bank taken on taken.journal_id = entry.id and taken.paired_with is null
    order by taken.journal_id, back.seq
  ) pair
  where open.journal_id in (pair.back, pair.taken)
$$;

create function keep_money_not_at_bank() returns trigger language plpgsql as $$
begin
  insert into money_not_at_bank (journal_id, seq, value_at)
  select id, seq, value_at from added_rows where (debit_account = 'trust') <> (credit_account = 'trust');
  perform pair_taken_back(array_agg(id)) from added_rows where facts ? 'row';
  return null;
end $$;
create trigger money_is_not_at_bank_yet after insert on money_journal
referencing new table as added_rows for each statement execute function keep_money_not_at_bank();

create function keep_matched_money() returns trigger language plpgsql as $$
begin
  delete from money_not_at_bank open using added_matches added
  where open.journal_id = added.journal_id and added.undone_at is null;
  update money_not_at_bank open set paired_with = null, over_at = null
  from added_matches added where open.paired_with = added.journal_id and added.undone_at is null;
  return null;
end $$;
create trigger matched_money_is_at_bank after insert on bank_matches
referencing new table as added_matches for each statement execute function keep_matched_money();

-- A row has one match at a time (`one_line_of_a_row`): without it, it is at no bank.
create function keep_unmatched_money() returns trigger language plpgsql as $$
declare
  unmatched text[] := array(
    select after_it.journal_id from matches_after after_it
    join matches_before before_it on before_it.id = after_it.id
    where before_it.undone_at is null and after_it.undone_at is not null);
begin
  insert into money_not_at_bank (journal_id, seq, value_at)
  select id, seq, value_at from money_journal
  where id = any (unmatched) and (debit_account = 'trust') <> (credit_account = 'trust')
  on conflict do nothing;
  perform pair_taken_back(unmatched) where cardinality(unmatched) > 0;
  return null;
end $$;
create trigger unmatched_money_is_not_at_bank after update on bank_matches
referencing old table as matches_before new table as matches_after
for each statement execute function keep_unmatched_money();
