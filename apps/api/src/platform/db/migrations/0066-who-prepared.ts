import { type Kysely, sql } from 'kysely';

/**
 * Who told of money stands in its row, so that they do not approve what rests on it; money of no order is sent back by two; proposals have the
 * states that something writes; and what an investor was asked to change stays as it was asked.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table money_journal add column told_by text`.execute(db);
  await keepStates(db);
  await keepSentBack(db);
  await keepRequests(db);
}

async function keepStates(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table proposals drop constraint proposals_state_check,
      add constraint proposals_state_check check (state in
        ('submitted', 'approved', 'applied', 'returned', 'withdrawn', 'expired', 'stale'))`.execute(db);
  await sql`
    create or replace function keep_proposal() returns trigger language plpgsql as $$
    begin
      new.payload_hash := encode(sha256(convert_to(new.payload::text, 'UTF8')), 'hex');
      if tg_op = 'INSERT' then
        if new.state <> 'submitted' then
          raise exception 'A proposal begins as submitted'
            using errcode = 'check_violation', constraint = 'proposal_begins';
        end if;
        return new;
      end if;
      if old.state not in ('submitted', 'approved') then
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
}

/** As an order's money is kept since 0065: to the cent, by a proposal about exactly this unapplied money. */
async function keepSentBack(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_sent_back() returns trigger language plpgsql as $$
    declare
      tie jsonb := require_two_or_emergency(array['send-back'], (
        select 'unapplied:' || id from unapplied_money
        where journal_id = new.facts ->> 'event' and ended_at is null));
    begin
      if new.amount_cents is distinct from (
        select (payload ->> 'amountCents')::bigint from proposals where id = tie ->> 'proposal'
      ) then
        raise exception 'Another amount was approved'
          using errcode = 'check_violation', constraint = 'money_as_approved';
      end if;
      new.facts := new.facts || tie;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger unapplied_money_leaves_by_two before insert on money_journal
    for each row when (new.kind = 'returned' and new.credit_account = 'refunds-payable')
    execute function keep_sent_back()`.execute(db);
}

/** A request is answered once and closed once. What is sealed may be sealed anew with another key, which the database cannot read. */
async function keepRequests(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_change_request() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE'
        and (new.investor_id, new.id, new.trade_id, new.kyc_id, new.asked_by, new.note, new.answer_by, new.asked_at)
          is not distinct from
          (old.investor_id, old.id, old.trade_id, old.kyc_id, old.asked_by, old.note, old.answer_by, old.asked_at)
        and (old.closed_at is null or new.closed_at = old.closed_at)
        and (
          (old.answered_at is null and (new.answered_at is null) = (new.sealed_after is null))
          or (new.answered_at = old.answered_at and new.answered_kyc_id is not distinct from old.answered_kyc_id
            and (new.sealed_after is null) = (old.sealed_after is null))
        ) then
        return new;
      end if;
      raise exception 'What was asked of an investor stays as it was asked and answered'
        using errcode = 'check_violation', constraint = 'change_requests_stay';
    end $$`.execute(db);
  await sql`
    create trigger change_requests_are_kept before update or delete on change_requests
    for each row execute function keep_change_request()`.execute(db);
  await sql`
    create function refuse_change_item_change() returns trigger language plpgsql as $$
    begin
      raise exception 'What was asked of an investor stays as it was asked'
        using errcode = 'check_violation', constraint = 'change_items_stay';
    end $$`.execute(db);
  await sql`
    create trigger change_items_stay before update or delete on change_items
    for each row execute function refuse_change_item_change()`.execute(db);
}
