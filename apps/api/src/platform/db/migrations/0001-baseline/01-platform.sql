-- Of the platform itself: its keys, what it remembers of requests, its files and its mail.

-- Keys that encrypt values and files, each wrapped by a master key that is never in the database.
create table data_keys (
  id text primary key,
  purpose text not null check (purpose in ('seal', 'links', 'audit', 'match')),
  wrapped bytea not null,
  master_key_id text not null,
  created_at timestamptz not null,
  retired_at timestamptz
);
create unique index one_current_data_key on data_keys (purpose) where retired_at is null;

-- Keys that every server shares, sealed; made by the first one that needs them.
create table portal_keys (
  name text primary key,
  sealed bytea not null,
  created_at timestamptz not null
);

-- Sealed answers to requests that may come twice, so that the second has no effect of its own.
create table idempotency_keys (
  owner text not null,
  key text not null,
  route text not null,
  fingerprint text not null,
  answer bytea,
  status int,
  locked_until timestamptz not null,
  created_at timestamptz not null,
  primary key (owner, key, route)
);

-- Calls counted in fixed windows, by the limit and a keyed fingerprint of whom it counts.
create table rate_limits (
  key text not null,
  window_start timestamptz not null,
  hits int not null,
  primary key (key, window_start)
);

-- What the store keeps, and who may read it. Bytes are sealed with the data key that is named; 'store' where the store
-- encrypts by itself.
create table files (
  id text primary key,
  investor_id text,
  purpose text not null,
  original_name text not null,
  content_type text not null,
  size_bytes int not null check (size_bytes > 0),
  sha256 text not null,
  pages int,
  storage_key text not null unique,
  created_at timestamptz not null,
  data_key_id text,
  audience text not null check (audience in ('owner', 'investors', 'public', 'staff')),
  check (audience is null or (audience = 'owner') = (investor_id is not null))
);
create index files_by_investor on files (investor_id, created_at desc);

-- Where bytes lay before they were sealed anew; removed once nobody can still be reading them there.
create table replaced_files (
  storage_key text primary key,
  replaced_at timestamptz not null
);
create index replaced_files_by_time on replaced_files (replaced_at);

-- Files that come in pieces. The same bytes of the same person are the same upload, so that whoever chooses a file
-- again goes on where it stopped.
create table uploads (
  id text primary key,
  investor_id text,
  original_name text not null,
  length_bytes int not null check (length_bytes > 0),
  sha256 text not null,
  offset_bytes int not null default 0,
  used_at timestamptz not null,
  staff_id text,
  unique (investor_id, sha256, length_bytes),
  unique (staff_id, sha256, length_bytes),
  check (offset_bytes between 0 and length_bytes),
  check ((investor_id is null) <> (staff_id is null))
);
create index uploads_by_use on uploads (used_at);

-- Where the pieces of an upload lie in the store.
create table upload_pieces (
  upload_id text not null references uploads (id) on delete cascade,
  offset_bytes int not null,
  sha256 text not null,
  storage_key text not null unique,
  data_key_id text not null,
  primary key (upload_id, offset_bytes)
);

-- Each message that left, under the id it was asked with: a job that runs again finds it and stops.
create table mail_deliveries (
  id text primary key,
  investor_id text,
  address text not null,
  template text not null,
  message_id text not null unique,
  outcome text not null check (outcome in ('sent', 'withheld')),
  at timestamptz not null
);
create index mail_deliveries_by_investor on mail_deliveries (investor_id, at desc);

-- What providers said of messages that came back, each of their events once.
create table mail_bounces (
  id text primary key,
  event_key text not null unique,
  address text not null,
  kind text not null check (kind in ('hard', 'soft')),
  message_id text,
  reason text not null,
  bounced_at timestamptz not null,
  received_at timestamptz not null,
  cleared_at timestamptz
);
create index bounces_open on mail_bounces (received_at, id) where cleared_at is null;
create index mail_bounces_by_address on mail_bounces (address) where kind = 'hard' and cleared_at is null;
create index mail_bounces_by_time on mail_bounces (bounced_at desc);
