-- How far the sweep of a store has come: the last key it looked at, '' before the first. A killed server, an outage of the store and
-- the end of a night's time cost a portion, and every file has its turn.
create table sweeps (
  store text primary key,
  after text not null,
  begun_at timestamptz not null,
  removed int not null check (removed >= 0)
);
