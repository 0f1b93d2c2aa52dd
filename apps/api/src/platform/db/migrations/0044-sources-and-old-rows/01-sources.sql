-- Once the sealed files of a ceremony are read back, the words that they print leave. When they did; null while they are kept.
alter table signing_envelopes add column source_removed_at timestamptz;
-- Ceremonies of before, whose words a job removes night by night.
create index envelopes_with_source on signing_envelopes (id) where sealed_at is not null and source_removed_at is null;
