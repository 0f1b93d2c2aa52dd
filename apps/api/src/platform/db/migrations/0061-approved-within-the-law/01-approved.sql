-- An order is approved by what was decided of each of its purchasers: that they may buy, this much, by the profile and the version of the deal
-- that are the newest, and with the advice that it takes. While the portal looks on, it is enough that it was decided. A server of the version
-- before decides nothing, and so approves nothing.
create function keep_approval_within_law() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.status = 4 then
    return new;
  end if;
  if exists (
    select from order_purchasers purchaser
    left join lateral (
      select * from exemption_decisions decided
      where decided.trade_id = new.id and decided.investor_id = purchaser.investor_id order by number desc limit 1
    ) last on true
    where purchaser.trade_id = new.id and purchaser.investor_id is not null and purchaser.declined_at is null
      and (last.id is null or not last.is_observed and (
        last.outcome <> 'allowed' or last.needs_advice or last.total_cents <> new.total_cents
        or last.kyc_id is distinct from (
          select id from kyc_versions version
          where version.investor_id = purchaser.investor_id and state = 'submitted' order by version.version desc limit 1)
        or last.deal_version is distinct from (select nullif(version, 0) from deals where id = new.deal_id)))
  ) then
    raise exception 'An order is approved by a decision that stands for each of its purchasers'
      using errcode = 'check_violation', constraint = 'approved_within_the_law';
  end if;
  return new;
end $$;
create trigger orders_are_approved_within_the_law before update of status on trades
for each row when (new.status = 4)
execute function keep_approval_within_law();
