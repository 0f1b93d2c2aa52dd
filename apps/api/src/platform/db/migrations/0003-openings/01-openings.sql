-- Who of the office opened which document, and what they declared of it when they decided.

-- A document is a kept file, whose bytes never change: sha256 says which version of it was opened. path and kyc_id are of
-- an identity document, trade_id of what was opened through an order.
create table document_openings (
  id text primary key,
  staff_id text not null references staff (id),
  investor_id text not null references investors (id),
  trade_id text,
  kyc_id text references kyc_versions (id),
  path text,
  document_id text not null,
  sha256 text not null,
  at timestamptz not null
);
create index document_openings_by_document on document_openings (investor_id, document_id, staff_id);

-- The declaration that a person sent with a proposal or an approval, as it was shown to them.
create table declarations (
  proposal_id text not null references proposals (id),
  staff_id text not null references staff (id),
  act text not null check (act in ('propose', 'approve')),
  text text not null,
  at timestamptz not null,
  primary key (proposal_id, staff_id)
);

create function refuse_reading_change() returns trigger language plpgsql as $$
begin
  raise exception 'What was opened and declared stays on record'
    using errcode = 'check_violation', constraint = 'readings_stay';
end $$;
create trigger document_openings_stay before update or delete on document_openings
for each row execute function refuse_reading_change();
create trigger declarations_stay before update or delete on declarations
for each row execute function refuse_reading_change();

-- A reason for looking is given once for an order: later looks name the one with the reason.
alter table reveals add column trade_id text;
alter table reveals add column reason_of text;
create index reveals_by_order on reveals (trade_id, staff_id) where trade_id is not null;
