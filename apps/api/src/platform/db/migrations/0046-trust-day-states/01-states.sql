-- What the next day in trust begins from: what the books, the lines and the orders' shares of a closed day came to, sealed, and up to
-- which row of the journal and of the lines that was counted. Its digest is in what two people approved of the day.
create table trust_day_states (
  day text primary key references trust_days (day),
  sealed bytea not null
);
create trigger trust_day_states_stay before update or delete on trust_day_states
for each row execute function seal_trust_day_only();

-- Numbers are given out in another order than rows are committed in. Whoever adds a row holds this lock until it is committed, beside
-- all others who do; whoever closes a day asks for it alone for a moment, and then knows that no row up to the last one is still to
-- come. Before the statement, so before it takes its first number.
create function hold_position_of_books() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('position of the books', 0));
  return null;
end $$;
create trigger journal_holds_its_position before insert on money_journal
for each statement execute function hold_position_of_books();
create trigger lines_hold_their_position before insert on bank_lines
for each statement execute function hold_position_of_books();
create trigger debits_hold_the_position before insert or update on debit_file_items
for each statement execute function hold_position_of_books();
