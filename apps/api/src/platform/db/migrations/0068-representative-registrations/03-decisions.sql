-- Whether an order waited, when it was decided, for a representative who is registered where the purchaser lives.
alter table exemption_decisions add column needs_representative boolean not null default false;
