import { type Kysely, sql } from 'kysely';

/**
 * Where investors' money goes, in versions. The first is what the dealer's folder said; each later one was proposed by one person and
 * approved by another, as it was seen. A version stays as it is; it is sealed, and may be sealed anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table trustee_particulars (
      version int primary key check (version >= 1),
      sealed bytea not null,
      mark text not null,
      proposal_id text unique references proposals (id),
      proposed_by text references staff (id),
      approved_by text references staff (id),
      recorded_at timestamptz not null,
      constraint trustee_particulars_by_two check (
        case when version = 1
          then proposal_id is null and proposed_by is null and approved_by is null
          else proposal_id is not null and proposed_by is not null and approved_by is not null
            and proposed_by <> approved_by
        end)
    )`.execute(db);
  await keepApproved(db);
  await keepVersions(db);
}

/** A version after the first is what somebody else approved of what was in force then, and nothing but that. */
async function keepApproved(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_trustee_particulars() returns trigger language plpgsql as $$
    begin
      if new.version = 1 then
        return new;
      end if;
      if new.version is distinct from (select max(version) + 1 from trustee_particulars) then
        raise exception 'Versions follow each other'
          using errcode = 'check_violation', constraint = 'trustee_particulars_in_order';
      end if;
      if not exists (
        select 1 from proposals
        join approvals on approvals.proposal_id = proposals.id and approvals.checker_id = new.approved_by
          and approvals.payload_hash = proposals.payload_hash
        where proposals.id = new.proposal_id and proposals.kind = 'trustee-particulars'
          and proposals.maker_id = new.proposed_by and proposals.state = 'approved'
          and proposals.target_version = new.version - 1 and proposals.payload ->> 'mark' = new.mark
      ) then
        raise exception 'Particulars of the trustee are those that somebody else approved'
          using errcode = 'check_violation', constraint = 'trustee_particulars_approved';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger trustee_particulars_are_approved before insert on trustee_particulars
    for each row execute function keep_trustee_particulars()`.execute(db);
}

async function keepVersions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_trustee_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and to_jsonb(new) - 'sealed' = to_jsonb(old) - 'sealed' then
        return new;
      end if;
      raise exception 'Particulars of the trustee stay on record'
        using errcode = 'check_violation', constraint = 'trustee_particulars_stay';
    end $$`.execute(db);
  await sql`
    create trigger trustee_particulars_stay before update or delete on trustee_particulars
    for each row execute function refuse_trustee_change()`.execute(db);
}
