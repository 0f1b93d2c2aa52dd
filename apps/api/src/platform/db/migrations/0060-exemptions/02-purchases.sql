-- What somebody bought under an exemption, holds by an order under way, or told of elsewhere: what limits count. One row for each
-- purchaser of an order, whole for each. `assumed` is true where nobody decided under which exemption: it counts as under the offering
-- memorandum, the strictest. `takes_room` is true where it counts.
create table exempt_purchases (
  id bigint generated always as identity primary key,
  investor_id text not null references investors (id),
  trade_id text references trades (id),
  kyc_id text references kyc_versions (id),
  decision_id text references exemption_decisions (id),
  under text not null check (under in ('OM', 'AI', 'FFBA', 'MIN')),
  amount_cents bigint not null check (amount_cents > 0),
  day date not null,
  state text not null check (state in ('reserved', 'distributed', 'cancelled', 'declared')),
  takes_room boolean not null,
  assumed boolean not null,
  source text not null check (source in ('order', 'profile')),
  changed_at timestamptz not null,
  constraint a_purchase_has_its_source check (case source when 'order' then trade_id is not null and state <> 'declared'
    else trade_id is null and kyc_id is not null and state in ('declared', 'cancelled') end),
  constraint what_is_cancelled_takes_no_room check (state <> 'cancelled' or not takes_room)
);
create unique index one_purchase_of_each_purchaser on exempt_purchases (trade_id, investor_id);
create index exempt_purchases_of_person on exempt_purchases (investor_id, day) where takes_room;
create index exempt_purchases_told on exempt_purchases (investor_id) where state = 'declared';

-- What everybody locks who judges how much a person may buy; its version goes up whenever their room gets smaller.
create table purchase_rooms (
  investor_id text primary key references investors (id),
  version bigint not null default 0
);
insert into purchase_rooms (investor_id) select id from investors;
create function open_purchase_room() returns trigger language plpgsql as $$
begin
  insert into purchase_rooms (investor_id) values (new.id);
  return null;
end $$;
create trigger everybody_has_a_room after insert on investors
for each row execute function open_purchase_room();

-- The day it is where somebody lives, on the clock of most people there; in the dealer's city for somebody who did not say.
create function day_of_purchaser(residence text, at timestamptz) returns date language sql immutable as $$
  select (at at time zone case residence
    when 'CAN-AB' then 'America/Edmonton' when 'CAN-BC' then 'America/Vancouver' when 'CAN-MB' then 'America/Winnipeg'
    when 'CAN-NB' then 'America/Moncton' when 'CAN-NL' then 'America/St_Johns' when 'CAN-NS' then 'America/Halifax'
    when 'CAN-PE' then 'America/Halifax' when 'CAN-SK' then 'America/Regina' when 'CAN-NT' then 'America/Yellowknife'
    when 'CAN-NU' then 'America/Iqaluit' when 'CAN-YT' then 'America/Whitehorse' else 'America/Toronto' end)::date
$$;

-- An order's purchase by one of its purchasers follows the order and what was decided last: also where a server of the version before
-- changes the order. So a cancelled, declined, expired or smaller order gives its room back in the transaction that makes it so.
create function keep_purchase(bought trades, purchaser text) returns void language plpgsql as $$
declare
  judged exemption_decisions%rowtype;
  lives_in text;
  -- Who left an order buys nothing with it.
  buys boolean := purchaser = bought.investor_id or exists (
    select from order_purchasers where trade_id = bought.id and investor_id = purchaser and declined_at is null);
  standing text := case
    when not buys or bought.status in (8, 9) or (bought.status not in (4, 5) and not bought.holds_units) then 'cancelled'
    when bought.status = 5 then 'distributed'
    else 'reserved' end;
  -- An order that may not go on as it is takes no room from others until it is judged anew.
  counts boolean;
begin
  select * into judged from exemption_decisions
  where trade_id = bought.id and investor_id = purchaser order by number desc limit 1;
  counts := standing <> 'cancelled' and (judged.id is null or judged.outcome = 'allowed' or bought.status in (4, 5));
  lives_in := judged.province;
  if lives_in is null then
    select province into lives_in from investors where id = purchaser;
  end if;
  insert into exempt_purchases as kept (investor_id, trade_id, decision_id, under, amount_cents, day, state, takes_room, assumed,
    source, changed_at)
  values (purchaser, bought.id, judged.id, coalesce(judged.exemption, 'OM'), bought.total_cents,
    day_of_purchaser(lives_in, case standing when 'distributed' then bought.updated_at else bought.created_at end),
    standing, counts, judged.exemption is null, 'order', bought.updated_at)
  on conflict (trade_id, investor_id) do update set
    decision_id = excluded.decision_id, under = excluded.under, amount_cents = excluded.amount_cents,
    day = case when excluded.state = 'distributed' and kept.state <> 'distributed' then excluded.day else kept.day end,
    state = excluded.state, takes_room = excluded.takes_room, assumed = excluded.assumed, changed_at = excluded.changed_at
  where (kept.decision_id, kept.under, kept.amount_cents, kept.state, kept.takes_room, kept.assumed)
    is distinct from
    (excluded.decision_id, excluded.under, excluded.amount_cents, excluded.state, excluded.takes_room, excluded.assumed);
end $$;

create function keep_purchases_of_order() returns trigger language plpgsql as $$
declare
  purchaser text;
begin
  for purchaser in
    select new.investor_id
    union select investor_id from order_purchasers where trade_id = new.id and investor_id is not null
    union select investor_id from exempt_purchases where trade_id = new.id
    order by 1
  loop
    perform keep_purchase(new, purchaser);
  end loop;
  return null;
end $$;
create trigger a_new_order_is_a_purchase after insert on trades
for each row execute function keep_purchases_of_order();
create trigger purchases_follow_their_order after update of status, total_cents, holds_units on trades
for each row when ((old.status, old.total_cents, old.holds_units) is distinct from (new.status, new.total_cents, new.holds_units))
execute function keep_purchases_of_order();

create function keep_decided_purchase() returns trigger language plpgsql as $$
begin
  perform keep_purchase(trades, new.investor_id) from trades where id = new.trade_id;
  return null;
end $$;
create trigger purchases_follow_what_was_decided after insert on exemption_decisions
for each row execute function keep_decided_purchase();

create function keep_purchase_of_purchaser() returns trigger language plpgsql as $$
declare
  changed order_purchasers%rowtype := case tg_op when 'DELETE' then old else new end;
begin
  if changed.investor_id is not null then
    perform keep_purchase(trades, changed.investor_id) from trades where id = changed.trade_id;
  end if;
  return null;
end $$;
create trigger purchases_follow_who_buys after insert or update of investor_id, declined_at or delete on order_purchasers
for each row execute function keep_purchase_of_purchaser();
