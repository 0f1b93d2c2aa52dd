-- What somebody proposed is applied only while they may still propose it, on whatever path it is approved.

-- Which role proposes what. A kind that is not here is not applied: whoever adds one adds it here, by a migration.
create function may_propose(kind text, role text) returns boolean language sql immutable as $$
  select case
    when kind in ('publish-deal', 'reopen-deal', 'publish-memorandum') then role = 'deals'
    when kind = 'approve-order' then role in ('representative', 'compliance')
    when kind in ('release-money', 'refund-money', 'send-back', 'close-trust-day') then role = 'finance'
    when kind in ('change-role', 'admit-person') then role = 'administrator'
    when kind = 'trustee-particulars' then role in ('compliance', 'finance')
    else false
  end
$$;

create function require_maker_there() returns trigger language plpgsql as $$
begin
  perform 1 from staff
  where id = new.maker_id and ended_at is null and may_propose(new.kind, role) for share;
  if not found then
    raise exception 'What somebody proposed who may no longer propose it is not applied'
      using errcode = 'check_violation', constraint = 'proposal_of_somebody_there';
  end if;
  return new;
end $$;
create trigger proposals_are_of_somebody_there before update of state on proposals
for each row when (new.state = 'applied' and old.state <> 'applied')
execute function require_maker_there();
