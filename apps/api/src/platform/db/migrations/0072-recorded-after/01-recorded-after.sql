-- Orders that were settled or approved before the portal kept the law have no decision, and their purchases count as under the offering
-- memorandum. Compliance may put the exemption on record afterwards, with a reason: a decision like any other, which says that it came after.
alter table exemption_decisions add column reason text;
alter table exemption_decisions drop constraint exemption_decisions_occasion_check;
alter table exemption_decisions add constraint exemption_decisions_occasion_check check (occasion in
  ('placing', 'change', 'purchasers', 'profile', 'offering', 'ceremony', 'submission', 'approval', 'advice', 'upgrade',
    'recorded-after')) not valid;
alter table exemption_decisions add constraint what_is_recorded_after_has_its_reason
  check ((occasion = 'recorded-after') = (reason is not null)) not valid;

-- The purchases of which nobody decided under which exemption they were, for the list of them.
create index exempt_purchases_assumed on exempt_purchases (changed_at, trade_id) where assumed and source = 'order' and state <> 'cancelled';

-- The orders whose purchaser's class rests on what they state.
create index exemption_decisions_on_statements on exemption_decisions (trade_id) where needs_evidence and not is_observed;
