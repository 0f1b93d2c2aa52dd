-- The audit log in months. Its rows of before become one part as they are: no row is written anew; all are read once, to see that
-- they are older than the part's end. Numbers go on where they were. Whoever might use the table may use the new one.

lock table audit_log in access exclusive mode;
-- Nobody takes a number until this is over.
alter sequence audit_log_seq_seq no cycle;
create temporary table sequence_of_before on commit drop as
select last_value, is_called, (select relacl from pg_class where oid = 'audit_log_seq_seq'::regclass) as rights from audit_log_seq_seq;

alter table audit_log rename to audit_log_before;
alter table audit_log_before alter column seq drop identity;
alter table audit_log_before rename constraint audit_log_pkey to audit_log_before_pkey;
alter index audit_by_action rename to audit_before_by_action;
alter index audit_by_actor rename to audit_before_by_actor;
alter index audit_by_investor rename to audit_before_by_investor;
alter index audit_by_target rename to audit_before_by_target;
alter index audit_by_time rename to audit_before_by_time;
drop trigger audit_log_is_append_only on audit_log_before;

-- Numbers are unique in each part by its own key: one sequence gives them, and the leaves of the chain have each once.
create table audit_log (like audit_log_before including defaults including constraints) partition by range (at);
create sequence audit_log_seq_seq owned by audit_log.seq;
alter table audit_log alter column seq set default nextval('audit_log_seq_seq');
select setval('audit_log_seq_seq', last_value, is_called) from sequence_of_before;

create index audit_by_action on audit_log (action, seq);
create index audit_by_actor on audit_log (actor, seq);
create index audit_by_investor on audit_log (investor_id, seq);
create index audit_by_target on audit_log (target, seq);
create index audit_by_time on audit_log (at);
create trigger audit_log_is_append_only before update or delete on audit_log
for each row execute function refuse_audit_change();
create trigger audit_log_is_never_emptied before truncate on audit_log
for each statement execute function refuse_audit_change();

do $$
declare
  bound timestamptz;
  held record;
begin
  select (date_trunc('month', greatest(max(at), now()) at time zone 'UTC') + interval '1 month') at time zone 'UTC'
  into bound from audit_log_before;
  execute format('alter table audit_log attach partition audit_log_before for values from (minvalue) to (%L)', bound);
  create table audit_log_default (like audit_log_before including all);
  alter table audit_log attach partition audit_log_default default;
  create trigger audit_log_is_never_emptied before truncate on audit_log_default
  for each statement execute function refuse_audit_change();

  for held in
    select grantee::regrole as name, privilege_type as privilege from pg_class, aclexplode(relacl)
    where oid = 'audit_log_before'::regclass and grantee <> relowner and grantee <> 0
  loop
    execute format('grant %s on audit_log to %s', held.privilege, held.name);
    execute format('revoke %s on audit_log_before from %s', held.privilege, held.name);
    execute format('grant select on audit_log_before, audit_log_default to %s', held.name);
    execute format('grant execute on function make_months(timestamptz, int) to %s', held.name);
  end loop;
  for held in
    select distinct grantee::regrole as name from sequence_of_before, aclexplode(rights) where grantee <> 0
  loop
    execute format('grant usage, select on sequence audit_log_seq_seq to %s', held.name);
  end loop;
end $$;

drop table sequence_of_before;
select make_months(now(), 3);
