-- What the lines of a trust account come to, kept with the account: each look at the accounts summed every line of every year. Lines
-- are added and never changed or deleted (`bank_lines_stay`); an import locks its account already, so nobody waits who did not before.
alter table trust_accounts add column lines_cents bigint not null default 0;

create function keep_lines_cents() returns trigger language plpgsql as $$
begin
  update trust_accounts account set lines_cents = account.lines_cents + added.cents
  from (select account_id, sum(cents) as cents from added_lines group by account_id) added
  where account.id = added.account_id;
  return null;
end $$;
create trigger bank_lines_are_summed after insert on bank_lines
referencing new table as added_lines for each statement execute function keep_lines_cents();

-- After the trigger, which lets nobody add a line until this ends.
update trust_accounts account
set lines_cents = coalesce((select sum(line.cents) from bank_lines line where line.account_id = account.id), 0);

-- Lines of an account that are not fully matched.
create index bank_lines_open_of_account on bank_lines (account_id) where matched_cents < abs(cents);
