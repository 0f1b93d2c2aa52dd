import { type Kysely, sql } from 'kysely';

/**
 * What takes two persons happens by a proposal that they approved, within the transaction that applies it, or by an emergency that names who acted
 * alone and why. Kept here, so that no path of the application can forget it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeEmergencies(db);
  await endApproved(db);
  await askForTwo(db);
  await keepOrders(db);
  await keepMoney(db);
  await keepRoles(db);
  await keepVersions(db);
}

/** An emergency is carried out in the transaction that names it, once, and stays on record. */
async function makeEmergencies(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table emergencies (
      id text primary key,
      kind text not null check (kind in ('approve-order', 'release-money', 'refund-money', 'change-role', 'let-in')),
      target text not null,
      staff_id text references staff (id),
      reason text not null check (char_length(reason) between 1 and 1000),
      carried_out boolean not null default false,
      at timestamptz not null,
      constraint emergency_has_a_person check ((staff_id is null) = (kind = 'let-in'))
    )`.execute(db);
  await sql`create index emergencies_to_carry_out on emergencies (target) where not carried_out`.execute(db);
  await sql`
    create function keep_emergency() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' and not new.carried_out then
        return new;
      end if;
      if tg_op = 'UPDATE' and not old.carried_out and new.carried_out
        and (new.id, new.kind, new.target, new.staff_id, new.reason, new.at)
          is not distinct from (old.id, old.kind, old.target, old.staff_id, old.reason, old.at) then
        return new;
      end if;
      raise exception 'An emergency stays on record as it was'
        using errcode = 'check_violation', constraint = 'emergencies_stay';
    end $$`.execute(db);
  await sql`
    create trigger emergencies_are_kept before insert or update or delete on emergencies
    for each row execute function keep_emergency()`.execute(db);
  await sql`
    create function refuse_unused_emergency() returns trigger language plpgsql as $$
    begin
      if not (select carried_out from emergencies where id = new.id) then
        raise exception 'An emergency is named by what it is for'
          using errcode = 'check_violation', constraint = 'emergency_is_carried_out';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create constraint trigger emergencies_are_carried_out after insert on emergencies
    deferrable initially deferred for each row execute function refuse_unused_emergency()`.execute(db);
}

/** What is approved is applied, or stale, before anybody else sees it: nothing lies about by which something may be done later. */
async function endApproved(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_approved_for_later() returns trigger language plpgsql as $$
    begin
      if (select state from proposals where id = new.id) = 'approved' then
        raise exception 'What is approved is applied at once'
          using errcode = 'check_violation', constraint = 'proposal_is_applied_at_once';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create constraint trigger approved_is_applied after insert or update of state on proposals
    deferrable initially deferred for each row when (new.state = 'approved')
    execute function refuse_approved_for_later()`.execute(db);
}

/** By which proposal something is done, or else in which emergency, which it uses up. */
async function askForTwo(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function require_two_or_emergency(acts text[], about text) returns jsonb language plpgsql as $$
    declare
      found_id text;
    begin
      select id into found_id from proposals where target = about and kind = any(acts) and state = 'approved';
      if found then
        return jsonb_build_object('proposal', found_id);
      end if;
      update emergencies set carried_out = true where id = (
        select id from emergencies where target = about and kind = any(acts) and not carried_out order by id limit 1
      ) returning id into found_id;
      if found then
        return jsonb_build_object('emergency', found_id);
      end if;
      raise exception 'This takes two persons, or an emergency that says who and why'
        using errcode = 'check_violation', constraint = 'two_persons_or_an_emergency';
    end $$`.execute(db);
}

async function keepOrders(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_approval_of_order() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' or old.status <> 4 then
        perform require_two_or_emergency(array['approve-order'], 'trade:' || new.id);
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger orders_are_approved_by_two before insert or update of status on trades
    for each row when (new.status = 4) execute function keep_approval_of_order()`.execute(db);
}

/** A row by which an order's money leaves the trust says by which proposal, to the cent, or in which emergency: one row for each. */
async function keepMoney(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_leaving_money() returns trigger language plpgsql as $$
    declare
      act text := case new.kind when 'released' then 'release-money' else 'refund-money' end;
      tie jsonb := require_two_or_emergency(array[act], 'money:' || new.trade_id);
    begin
      if tie ? 'proposal' and new.amount_cents is distinct from (
        select (payload ->> 'amountCents')::bigint from proposals where id = tie ->> 'proposal'
      ) then
        raise exception 'Another amount was approved'
          using errcode = 'check_violation', constraint = 'money_as_approved';
      end if;
      new.facts := new.facts || tie;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger money_leaves_by_two before insert on money_journal
    for each row when (new.kind in ('released', 'refunded'))
    execute function keep_leaving_money()`.execute(db);
  await sql`
    create unique index money_by_proposal on money_journal ((facts ->> 'proposal')) where facts ? 'proposal'`.execute(
    db,
  );
}

async function keepRoles(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_role() returns trigger language plpgsql as $$
    declare
      tie jsonb := require_two_or_emergency(array['change-role', 'let-in'], 'staff:' || new.id);
    begin
      if tie ? 'proposal' and not exists (
        select 1 from proposals where id = tie ->> 'proposal' and payload ->> 'toRole' = new.role
          and payload ->> 'representativeId' is not distinct from new.representative_id
      ) then
        raise exception 'Another role was approved'
          using errcode = 'check_violation', constraint = 'role_as_approved';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger roles_are_given_by_two before update of role, representative_id on staff
    for each row when (new.role is distinct from old.role or new.representative_id is distinct from old.representative_id)
    execute function keep_role()`.execute(db);
}

/** The first version of a deal may be one from before the office, or of the demonstration. */
async function keepVersions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_published_version() returns trigger language plpgsql as $$
    begin
      if not exists (
        select 1 from proposals where id = new.proposal_id and kind = 'publish-deal'
          and target = 'deal:' || new.deal_id and state = 'approved' and payload = new.draft
      ) then
        raise exception 'A version is published by two, as they approved it'
          using errcode = 'check_violation', constraint = 'version_as_approved';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger versions_are_published_by_two before insert on deal_versions
    for each row when (new.proposal_id is not null or new.number > 1)
    execute function keep_published_version()`.execute(db);
}
