-- Money of orders: files of debits for the bank, and its files of debits that came back.

-- Files of debits for the bank, sealed.
create table debit_files (
  id text primary key,
  number int not null check (number between 1 and 9999),
  created_on text not null,
  due_on text not null,
  debits int not null check (debits > 0),
  total_cents bigint not null check (total_cents > 0),
  sha256 text not null,
  sealed bytea not null,
  created_at timestamptz not null
);
create index debit_files_by_number on debit_files (number, created_at desc);

-- The orders in them.
create table debit_file_items (
  file_id text not null references debit_files (id),
  investor_id text not null,
  trade_id text not null,
  amount_cents bigint not null check (amount_cents > 0),
  returned_at timestamptz,
  primary key (file_id, trade_id),
  foreign key (investor_id, trade_id) references trades (investor_id, id)
);
create index debits_by_trade on debit_file_items (investor_id, trade_id);
-- An order is in one file, unless the bank gave its debit back.
create unique index one_debit on debit_file_items (trade_id) where returned_at is null;

-- The number of the newest file.
create table debit_file_head (
  id int primary key check (id = 1),
  last_number int not null
);
insert into debit_file_head (id, last_number) values (1, 0);

-- The bank's files of debits that came back, sealed.
create table return_files (
  id text primary key,
  sha256 text not null unique,
  file_name text not null,
  originator_id text not null,
  number int not null,
  created_on text not null,
  sealed bytea not null,
  imported_by text not null,
  imported_at timestamptz not null,
  unique (originator_id, number, created_on)
);

-- What each of their items became.
create table return_items (
  file_id text not null references return_files (id),
  place int not null,
  kind text not null check (kind in ('returned-debit', 'returned-credit', 'correction', 'notice')),
  reason text not null,
  reference text not null,
  amount_cents bigint not null check (amount_cents >= 0),
  investor_id text,
  trade_id text,
  outcome text not null check (outcome in ('recorded', 'known', 'unmatched', 'to-look-at')),
  primary key (file_id, place),
  foreign key (investor_id, trade_id) references trades (investor_id, id)
);
