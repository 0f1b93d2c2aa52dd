-- Debits that came back since a day: few among all.
create index debits_by_return on debit_file_items (returned_at) where returned_at is not null;
