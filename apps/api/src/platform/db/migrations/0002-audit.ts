import { type Kysely, sql } from 'kysely';

/** The log is append-only and chained: each row holds the hash of the one before; `audit_head` serialises the writers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_log (
      seq bigint generated always as identity primary key,
      at timestamptz not null,
      actor text not null,
      action text not null,
      target text not null,
      investor_id text,
      detail jsonb not null,
      previous_hash text not null unique,
      hash text not null unique
    )`.execute(db);
  await sql`create index audit_by_investor on audit_log (investor_id, seq)`.execute(db);
  await sql`create index audit_by_target on audit_log (target, seq)`.execute(db);
  await sql`create table audit_head (id int primary key check (id = 1), hash text not null)`.execute(db);
  await sql`insert into audit_head (id, hash) values (1, 'start')`.execute(db);
  await sql`
    create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      raise exception 'The audit log is append-only';
    end $$`.execute(db);
  await sql`
    create trigger audit_log_is_append_only before update or delete on audit_log
    for each row execute function refuse_audit_change()`.execute(db);
  await sql`
    create trigger audit_log_is_never_emptied before truncate on audit_log
    for each statement execute function refuse_audit_change()`.execute(db);
}
