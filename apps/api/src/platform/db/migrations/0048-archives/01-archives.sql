-- Closed years of the audit log whose rows lie in a sealed file. The leaves of the chain and its signed batches stay, so a row of
-- the file is checked as any other, and one that is in neither is missed.
create table audit_archives (
  year int primary key,
  file_id text not null unique references files (id),
  rows bigint not null,
  sha256 text not null,
  -- Rows of later batches are not in the file, whatever their time.
  through_batch bigint not null,
  made_at timestamptz not null,
  key_id text not null,
  signature text not null
);
create trigger audit_archives_is_append_only before update or delete on audit_archives
for each row execute function refuse_audit_change();
create trigger audit_archives_is_never_emptied before truncate on audit_archives
for each statement execute function refuse_audit_change();

-- A row leaves only when a file has it.
create function refuse_audit_row_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and exists (
    select from audit_archives
    where year = extract(year from old.at at time zone 'UTC')
      and (old.hash is not null or exists (select from audit_leaves where seq = old.seq and batch <= through_batch))
  ) then
    return old;
  end if;
  raise exception 'The audit log is append-only';
end $$;
drop trigger audit_log_is_append_only on audit_log;
create trigger audit_log_is_append_only before update or delete on audit_log
for each row execute function refuse_audit_row_change();
