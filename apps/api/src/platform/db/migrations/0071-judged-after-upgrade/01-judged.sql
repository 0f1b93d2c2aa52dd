-- After an upgrade every order under way is decided anew by the rules of the new version, once: such a decision says so.
alter table exemption_decisions drop constraint exemption_decisions_occasion_check;
alter table exemption_decisions add constraint exemption_decisions_occasion_check check (occasion in
  ('placing', 'change', 'purchasers', 'profile', 'offering', 'ceremony', 'submission', 'approval', 'advice', 'upgrade')) not valid;

-- Orders under way that hold units, in the order in which they were placed. It has as many rows as orders are under way.
create index trades_under_way on trades (created_at, id) where status in (1, 2, 3) or (status = 0 and holds_units);
