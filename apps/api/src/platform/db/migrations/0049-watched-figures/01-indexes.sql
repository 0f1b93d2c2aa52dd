-- What is watched is counted up to a limit, from an index, however many orders there are. The first takes a second for two million orders,
-- during which nobody writes one; the second has no rows on a healthy portal.
create index trades_past_review on trades (status) where status in (4, 5, 8, 9);
create index audit_refused on audit_waiting (seq) where refused_at is not null;
