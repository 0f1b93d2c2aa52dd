-- Matches that were undone, and money of no order, are few among all: each list of them asked all. Writers of the two tables wait while
-- these are built, about a second for a million rows each.
create index bank_matches_undone on bank_matches (matched_at, id) where undone_at is not null;
create index money_of_no_order_yet on money_journal (seq) where 'unapplied' in (debit_account, credit_account);
