-- What people of the office write as a reason, a note or an explanation, sealed. Other tables and the audit log hold its
-- reference, `sealed-reason:` and the id.
create table typed_reasons (
  id text primary key,
  sealed bytea not null
);
