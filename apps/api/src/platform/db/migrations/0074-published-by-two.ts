import { type Kysely, sql } from 'kysely';

/**
 * What investors see on offer, and that an order is settled, hangs on what two persons approved, as in 0065: here, so that no path of the
 * application can forget it. What is brought in as it was published elsewhere, such as the demonstration, names that it is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await nameBringingIn(db);
  await keepDealsOnSale(db);
  await keepMemoranda(db);
  await keepSettled(db);
}

async function nameBringingIn(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table emergencies
      drop constraint emergencies_kind_check,
      add constraint emergencies_kind_check check (kind in
        ('approve-order', 'release-money', 'refund-money', 'change-role', 'let-in', 'bring-in')),
      drop constraint emergency_has_a_person,
      add constraint emergency_has_a_person check ((staff_id is null) = (kind in ('let-in', 'bring-in')))`.execute(
    db,
  );
}

/** A version is what its proposal publishes; a deal that was paused takes orders again by a proposal of its own. */
async function keepDealsOnSale(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_deal_on_sale() returns trigger language plpgsql as $$
    declare
      tie jsonb;
      was_published boolean := tg_op = 'UPDATE' and old.state in ('live', 'paused', 'closed');
    begin
      if tg_op = 'INSERT' then
        if new.version > 0 or new.state in ('live', 'paused', 'closed') then
          perform require_two_or_emergency(array['bring-in'], 'deal:' || new.id);
        end if;
        return new;
      end if;
      if new.version <> old.version or (not was_published and new.state in ('live', 'paused', 'closed')) then
        tie := require_two_or_emergency(array['publish-deal'], 'deal:' || new.id);
        if not exists (
          select 1 from deal_versions
          where deal_id = new.id and number = new.version and proposal_id = tie ->> 'proposal'
        ) then
          raise exception 'A deal is published as the version that two approved'
            using errcode = 'check_violation', constraint = 'deal_as_approved';
        end if;
      elsif new.state = 'live' and old.state <> 'live' then
        perform require_two_or_emergency(array['reopen-deal'], 'deal:' || new.id);
      end if;
      return new;
    end $$`.execute(db);
  // By its name it comes after the trigger that makes a state of is_live.
  await sql`
    create trigger deals_on_sale_by_two before insert or update of state, is_live, version on deals
    for each row execute function keep_deal_on_sale()`.execute(db);
}

/** A memorandum is published as its proposal has it, to the byte, and stays. */
async function keepMemoranda(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_published_memorandum() returns trigger language plpgsql as $$
    declare
      tie jsonb;
    begin
      if tg_op <> 'INSERT' then
        raise exception 'A memorandum stays as it was published'
          using errcode = 'check_violation', constraint = 'memoranda_stay';
      end if;
      tie := require_two_or_emergency(array['publish-memorandum', 'bring-in'], 'memorandum:' || new.deal_id);
      if tie ? 'proposal' and not exists (
        select 1 from proposals join files on files.id = new.file_id
        where proposals.id = tie ->> 'proposal' and (proposals.payload ->> 'version')::int = new.version
          and proposals.payload -> 'documents' @> jsonb_build_array(jsonb_build_object(
            'id', new.file_id, 'language', new.language, 'title', new.title, 'sha256', files.sha256, 'pages', new.pages))
      ) then
        raise exception 'Another memorandum was approved'
          using errcode = 'check_violation', constraint = 'memorandum_as_approved';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger memoranda_are_published_by_two before insert on deal_documents
    for each row when (new.kind = 'offering-memorandum') execute function keep_published_memorandum()`.execute(
    db,
  );
  await sql`
    create trigger memoranda_are_not_changed before update on deal_documents
    for each row when ('offering-memorandum' in (old.kind, new.kind)) execute function keep_published_memorandum()`.execute(
    db,
  );
  await sql`
    create trigger memoranda_do_not_go before delete on deal_documents
    for each row when (old.kind = 'offering-memorandum') execute function keep_published_memorandum()`.execute(
    db,
  );
}

/** An order is settled by the release of its money, which 0065 lets nobody book alone without naming it. */
async function keepSettled(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_settled_order() returns trigger language plpgsql as $$
    begin
      if (tg_op = 'INSERT' or old.status <> 5)
        and not exists (select 1 from money_journal where trade_id = new.id and kind = 'released') then
        raise exception 'An order is settled by the release of its money'
          using errcode = 'check_violation', constraint = 'settled_by_release';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger orders_are_settled_by_release before insert or update of status on trades
    for each row when (new.status = 5) execute function keep_settled_order()`.execute(db);
}
