-- Room that gets smaller moves the version of the person's room on, so that what was judged before no longer stands.
create function move_room_of_purchaser() returns trigger language plpgsql as $$
begin
  if new.takes_room and (tg_op = 'INSERT' or not old.takes_room or new.amount_cents > old.amount_cents or new.under <> old.under) then
    update purchase_rooms set version = version + 1 where investor_id = new.investor_id;
  end if;
  return null;
end $$;
create trigger purchases_move_their_room after insert or update on exempt_purchases
for each row execute function move_room_of_purchaser();

-- What rests on a decision stays within its cap: all that counts since the first day that it counts, or this purchase alone. Looked at when
-- the transaction ends, because an order and what is decided of it change one after the other.
create function keep_within_cap() returns trigger language plpgsql as $$
declare
  bought exempt_purchases%rowtype;
  rests exemption_decisions%rowtype;
  taken numeric;
begin
  select * into bought from exempt_purchases where id = new.id;
  if bought.under <> 'OM' or bought.state <> 'reserved' or not bought.takes_room then
    return null;
  end if;
  select * into rests from exemption_decisions where id = bought.decision_id;
  if rests.cap_cents is null or rests.outcome <> 'allowed' then
    return null;
  end if;
  select case when rests.counts_from is null then bought.amount_cents else coalesce(sum(amount_cents), 0) end into taken
  from exempt_purchases
  where investor_id = bought.investor_id and under = 'OM' and takes_room
    and (state = 'reserved' or day >= rests.counts_from);
  if taken > rests.cap_cents then
    raise exception 'A purchase stays within the cap of the decision that it rests on'
      using errcode = 'check_violation', constraint = 'purchases_within_cap';
  end if;
  return null;
end $$;
create constraint trigger a_new_purchase_is_within_its_cap after insert on exempt_purchases deferrable initially deferred
for each row when (new.decision_id is not null) execute function keep_within_cap();
create constraint trigger purchases_stay_within_their_cap after update on exempt_purchases deferrable initially deferred
for each row when (new.decision_id is not null and (new.decision_id is distinct from old.decision_id
  or new.amount_cents > old.amount_cents or (new.takes_room and not old.takes_room)))
execute function keep_within_cap();

-- Orders of before: what was bought or is under way counts, as under the offering memorandum; a settled one from the day its money was released.
insert into exempt_purchases (investor_id, trade_id, under, amount_cents, day, state, takes_room, assumed, source, changed_at)
select trades.investor_id, trades.id, 'OM', total_cents,
  day_of_purchaser(investors.province, case when status = 5 then coalesce(released.at, trades.updated_at)
    when status = 4 then coalesce(decided_at, trades.created_at) else trades.created_at end),
  case status when 5 then 'distributed' else 'reserved' end, true, true, 'order', trades.updated_at
from trades
join investors on investors.id = trades.investor_id
left join lateral (
  select max(recorded_at) as at from money_journal
  where money_journal.investor_id = trades.investor_id and trade_id = trades.id and kind = 'released'
) released on true
where status in (4, 5) or (status in (0, 1, 2, 3) and holds_units);
