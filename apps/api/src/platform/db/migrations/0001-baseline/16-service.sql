-- Afterwards: papers that were made of an order or of all of a person's orders.

-- Statements of a person's orders, so that what was handed out can be shown again.
create table statements (
  investor_id text not null references investors (id),
  file_id text not null references files (id),
  format text not null check (format in ('pdf', 'csv')),
  content_sha256 text not null,
  created_at timestamptz not null,
  primary key (investor_id, file_id)
);
create index statements_by_content on statements (investor_id, content_sha256);

-- The dealer's form, once for each state of an order: the digest is of what the form says.
create table dealer_forms (
  investor_id text not null,
  trade_id text not null,
  content_sha256 text not null,
  file_id text not null references files (id),
  created_at timestamptz not null,
  primary key (investor_id, trade_id, content_sha256),
  foreign key (investor_id, trade_id) references trades (investor_id, id)
);
