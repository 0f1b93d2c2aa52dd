-- What is counted of everybody, for the page of numbers: by the hour, since each look at the page counted all people seven times over.
create table kept_numbers (
  -- One row, which each count replaces.
  is_only boolean primary key default true check (is_only),
  at timestamptz not null,
  reached jsonb not null,
  times jsonb not null
);
