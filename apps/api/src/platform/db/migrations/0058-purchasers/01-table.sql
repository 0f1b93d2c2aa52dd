-- Everybody who buys with an order: the investor whose order it is, and a second person where they name one. The exemption, the province
-- and the profile are asked of each of them.
create table order_purchasers (
  -- Whose order it is.
  owner_id text not null,
  trade_id text not null,
  role text not null check (role in ('first', 'second')),
  -- Only individuals register today; the law knows companies and trusts as well.
  kind text not null default 'individual' check (kind in ('individual', 'entity')),
  -- Null until the second person joined with an account.
  investor_id text references investors (id),
  -- The version of the profile that a second purchaser's signature rests on; the first's is `trades.kyc_id`.
  kyc_id text references kyc_versions (id),
  invited_at timestamptz,
  invitation_hash text unique,
  invitation_ends_at timestamptz,
  invitations_sent int not null default 0 check (invitations_sent >= 0),
  joined_at timestamptz,
  declined_at timestamptz,
  primary key (trade_id, role),
  foreign key (owner_id, trade_id) references trades (investor_id, id),
  check ((role = 'first') = (investor_id is not null and investor_id = owner_id)),
  check ((joined_at is null) = (investor_id is null) or role = 'first'),
  check (joined_at is null or declined_at is null)
);
create index purchases_by_investor on order_purchasers (investor_id, trade_id) where role = 'second';
create index invitations_by_owner on order_purchasers (owner_id, invited_at) where role = 'second';

-- A row for each person that an order names, whoever writes the order: servers of the version before do so as well.
create function keep_order_purchasers() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into order_purchasers (owner_id, trade_id, role, investor_id) values (new.investor_id, new.id, 'first', new.investor_id);
  end if;
  if new.sealed_joint_investor is null then
    delete from order_purchasers where trade_id = new.id and role = 'second';
  else
    insert into order_purchasers (owner_id, trade_id, role) values (new.investor_id, new.id, 'second') on conflict do nothing;
  end if;
  return null;
end $$;
create trigger trades_have_a_purchaser after insert on trades for each row execute function keep_order_purchasers();
create trigger trades_keep_their_purchasers after update of sealed_joint_investor on trades
for each row when (old.sealed_joint_investor is distinct from new.sealed_joint_investor) execute function keep_order_purchasers();
