import { type Kysely, sql } from 'kysely';

/**
 * What somebody of the office proposes and others approve. That nobody approves their own work, nor what they did not see, is kept
 * here, so that no path of the application can forget it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeTables(db);
  await keepProposals(db);
  await keepApprovals(db);
  await keepPreparers(db);
}

async function makeTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table proposals (
      id text primary key,
      kind text not null,
      target text not null,
      target_version int not null check (target_version >= 0),
      payload jsonb not null,
      payload_hash text not null,
      maker_id text not null references staff (id),
      state text not null check (state in
        ('draft', 'submitted', 'approved', 'applied', 'returned', 'rejected', 'withdrawn', 'expired', 'stale')),
      required_approvals int not null check (required_approvals >= 1),
      reason text,
      ended_by text references staff (id),
      created_at timestamptz not null,
      submitted_at timestamptz,
      ended_at timestamptz,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`
    create unique index one_open_proposal on proposals (target)
    where state in ('draft', 'submitted', 'approved')`.execute(db);
  await sql`create index proposals_by_target on proposals (target, created_at desc)`.execute(db);
  await sql`
    create table proposal_preparers (
      proposal_id text not null references proposals (id),
      staff_id text not null references staff (id),
      primary key (proposal_id, staff_id)
    )`.execute(db);
  await sql`
    create table approvals (
      proposal_id text not null references proposals (id),
      checker_id text not null references staff (id),
      payload_hash text not null,
      approved_at timestamptz not null,
      unique (proposal_id, checker_id)
    )`.execute(db);
}

/** The hash is the database's own; what is over stays as it ended; nothing is approved by fewer than it asks for. */
async function keepProposals(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_proposal() returns trigger language plpgsql as $$
    begin
      new.payload_hash := encode(sha256(convert_to(new.payload::text, 'UTF8')), 'hex');
      if tg_op = 'INSERT' then
        if new.state not in ('draft', 'submitted') then
          raise exception 'A proposal begins as a draft or submitted'
            using errcode = 'check_violation', constraint = 'proposal_begins';
        end if;
        return new;
      end if;
      if old.state not in ('draft', 'submitted', 'approved') then
        raise exception 'A proposal that is over stays as it ended'
          using errcode = 'check_violation', constraint = 'proposal_is_over';
      end if;
      if (new.id, new.kind, new.target, new.maker_id, new.required_approvals, new.created_at)
        is distinct from (old.id, old.kind, old.target, old.maker_id, old.required_approvals, old.created_at) then
        raise exception 'Who proposed what, and how many have to approve it, stays'
          using errcode = 'check_violation', constraint = 'proposal_stays';
      end if;
      if old.state = 'approved' and new.payload_hash <> old.payload_hash then
        new.state := 'submitted';
      end if;
      if new.state = 'applied' and old.state <> 'approved' then
        raise exception 'Only what is approved is applied'
          using errcode = 'check_violation', constraint = 'proposal_is_approved';
      end if;
      if new.state in ('approved', 'applied') and new.required_approvals > (
        select count(*) from approvals
        join staff on staff.id = approvals.checker_id and staff.ended_at is null
        where approvals.proposal_id = new.id and approvals.payload_hash = new.payload_hash
          and approvals.checker_id <> new.maker_id and not exists (
            select 1 from proposal_preparers preparer
            where preparer.proposal_id = new.id and preparer.staff_id = approvals.checker_id)
      ) then
        raise exception 'Too few have approved this as it is'
          using errcode = 'check_violation', constraint = 'proposal_needs_approvals';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger proposals_are_kept before insert or update on proposals
    for each row execute function keep_proposal()`.execute(db);
}

/** The row of the proposal is locked: an edit and an approval at once come one after the other. */
async function keepApprovals(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_four_eyes() returns trigger language plpgsql as $$
    declare
      proposal proposals%rowtype;
    begin
      select * into proposal from proposals where id = new.proposal_id for update;
      if proposal.state <> 'submitted' then
        raise exception 'Only what is submitted is approved'
          using errcode = 'check_violation', constraint = 'approval_of_submitted';
      end if;
      if new.checker_id = proposal.maker_id or exists (
        select 1 from proposal_preparers
        where proposal_id = new.proposal_id and staff_id = new.checker_id
      ) then
        raise exception 'Nobody approves what they worked on'
          using errcode = 'check_violation', constraint = 'approval_by_another';
      end if;
      if new.payload_hash <> proposal.payload_hash then
        raise exception 'What was seen is not what is there'
          using errcode = 'check_violation', constraint = 'approval_of_what_is_there';
      end if;
      perform 1 from staff where id = new.checker_id and ended_at is null for share;
      if not found then
        raise exception 'Somebody whose access ended approves nothing'
          using errcode = 'check_violation', constraint = 'approval_by_active';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger approvals_have_four_eyes before insert or update on approvals
    for each row execute function keep_four_eyes()`.execute(db);
}

/** Who worked on something stays among those who did, and what was proposed and approved stays on record. */
async function keepPreparers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_four_eyes_change() returns trigger language plpgsql as $$
    begin
      raise exception 'What was proposed, prepared and approved stays on record';
    end $$`.execute(db);
  await sql`
    create trigger preparers_stay before update or delete on proposal_preparers
    for each row execute function refuse_four_eyes_change()`.execute(db);
  await sql`
    create trigger approvals_stay before delete on approvals
    for each row execute function refuse_four_eyes_change()`.execute(db);
  await sql`
    create trigger proposals_stay before delete on proposals
    for each row execute function refuse_four_eyes_change()`.execute(db);
}
