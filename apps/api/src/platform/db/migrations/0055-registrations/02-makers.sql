-- Where the dealer is registered is proposed by compliance.
create or replace function may_propose(kind text, role text) returns boolean language sql immutable as $$
  select case
    when kind in ('publish-deal', 'reopen-deal', 'publish-memorandum') then role = 'deals'
    when kind = 'approve-order' then role in ('representative', 'compliance')
    when kind in ('release-money', 'refund-money', 'send-back', 'close-trust-day') then role = 'finance'
    when kind in ('change-role', 'admit-person') then role = 'administrator'
    when kind = 'trustee-particulars' then role in ('compliance', 'finance')
    when kind = 'change-registration' then role = 'compliance'
    else false
  end
$$;
