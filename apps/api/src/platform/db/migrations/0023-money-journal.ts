import { type Kysely, sql } from 'kysely';

/**
 * Money is a journal: a row is an event and its entry, so that none fails to balance, and no row is ever changed. What the
 * ledger and the events of before held moves over: what a bank told goes in as it was told, whole, also what was not booked then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeJournal(db);
  await makeFlagsOfTheJournal(db);
  await moveEvents(db);
  await moveMovements(db);
  await rememberCleared(db);
  await askAboutTheUnbooked(db);
  await sql`drop table ledger_entries`.execute(db);
  await sql`drop table payment_events`.execute(db);
}

async function makeJournal(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table money_journal (
      seq bigint generated always as identity primary key,
      id text not null unique,
      source text not null,
      event_id text not null,
      kind text not null check (kind in
        ('received', 'returned', 'released', 'refunded', 'receipt-reversed', 'return-reversed',
         'authorization')),
      investor_id text,
      trade_id text,
      order_ref text,
      reference text,
      amount_cents bigint not null check (amount_cents > 0),
      debit_account text not null,
      credit_account text not null,
      value_at timestamptz not null,
      recorded_at timestamptz not null,
      order_was_closed boolean not null,
      facts jsonb not null,
      unique (source, event_id),
      foreign key (investor_id, trade_id) references trades (investor_id, id),
      check ((investor_id is null) = (trade_id is null)),
      check (trade_id is not null or 'unapplied' in (debit_account, credit_account)),
      check (debit_account <> credit_account),
      check (debit_account in ('trust', 'order-funds', 'unapplied', 'issuers', 'refunds-payable', 'authorized',
        'authorizations')),
      check (credit_account in ('trust', 'order-funds', 'unapplied', 'issuers', 'refunds-payable', 'authorized',
        'authorizations'))
    )`.execute(db);
  await sql`create index money_by_trade on money_journal (investor_id, trade_id, seq)`.execute(db);
  await sql`
    create function refuse_journal_change() returns trigger language plpgsql as $$
    begin
      raise exception 'The money journal is append-only';
    end $$`.execute(db);
  await sql`
    create trigger money_journal_is_append_only before update or delete on money_journal
    for each row execute function refuse_journal_change()`.execute(db);
  await sql`
    create trigger money_journal_is_never_emptied before truncate on money_journal
    for each statement execute function refuse_journal_change()`.execute(db);
}

/** A flag says which of several it is and what it rests on. */
async function makeFlagsOfTheJournal(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment_flags
      add column subject text not null default '',
      add column basis text not null default '',
      drop constraint payment_flags_kind_check,
      add constraint payment_flags_kind_check check (kind in
        ('money-for-closed-order', 'overpaid', 'unmatched', 'refund-due', 'debit-under-way', 'returned',
         'over-returned', 'looks-twice', 'told-otherwise', 'account-changed'))`.execute(db);
  await sql`drop index one_open_flag`.execute(db);
  await sql`
    create unique index one_open_flag on payment_flags (trade_id, kind, subject)
    where trade_id is not null and cleared_at is null`.execute(db);
  // The fold of an order reads what was cleared, and debits that came back, too.
  await sql`create index flags_by_trade on payment_flags (investor_id, trade_id)`.execute(db);
  await sql`create index debits_by_trade on debit_file_items (investor_id, trade_id)`.execute(db);
}

async function moveEvents(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into money_journal
      (id, source, event_id, kind, investor_id, trade_id, order_ref, reference, amount_cents, debit_account,
       credit_account, value_at, recorded_at, order_was_closed, facts)
    select
      event.id, 'payment-provider', event.event_id, event.kind, event.investor_id, event.trade_id, event.order_ref,
      event.reference, event.amount_cents,
      case when event.kind = 'received' then 'trust' when trade.id is null then 'unapplied' else 'order-funds' end,
      case when event.kind = 'returned' then 'trust' when trade.id is null then 'unapplied' else 'order-funds' end,
      least(event.occurred_at, event.recorded_at), event.recorded_at,
      coalesce(${sql.raw(WAS_CLOSED('event.recorded_at'))}, false),
      jsonb_build_object('occurredAt', event.occurred_at)
    from payment_events event
    left join trades trade on trade.investor_id = event.investor_id and trade.id = event.trade_id
    order by event.recorded_at, event.id`.execute(db);
}

/** Of an order as it is now: whether it was over, or settled, at that time. Settling left no time but that of its movement. */
const WAS_CLOSED = (at: string) =>
  `((trade.status = 9 and trade.archived_at < ${at}) or (trade.status = 8 and trade.decided_at < ${at}) or exists (
    select 1 from ledger_entries released
    where released.trade_id = trade.id and released.kind = 'released' and released.created_at < ${at}))`;

/**
 * Movements that the provider's event caused stand there already, by that event: the first with its kind, order, reference and
 * time. All others were the dealer's, and keep their keys, so that the same reference again is still known.
 */
async function moveMovements(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into money_journal
      (id, source, event_id, kind, investor_id, trade_id, order_ref, reference, amount_cents, debit_account,
       credit_account, value_at, recorded_at, order_was_closed, facts)
    select
      entry.id,
      case when entry.account = 'authorized' then 'portal' else 'dealer' end,
      case when entry.account = 'authorized' then 'authorization:' || entry.movement_id else entry.event_key end,
      case when entry.account = 'authorized' then 'authorization' else entry.kind end,
      entry.investor_id, entry.trade_id, null, entry.reference, abs(entry.amount_cents),
      case
        when entry.account = 'authorized' then case when entry.amount_cents > 0 then 'authorized' else 'authorizations' end
        when entry.kind = 'received' then 'trust' else 'order-funds' end,
      case
        when entry.account = 'authorized' then case when entry.amount_cents > 0 then 'authorizations' else 'authorized' end
        when entry.kind = 'received' then 'order-funds' when entry.kind = 'returned' then 'trust'
        when entry.kind = 'released' then 'issuers' else 'refunds-payable' end,
      entry.created_at, entry.created_at, ${sql.raw(WAS_CLOSED('entry.created_at'))},
      jsonb_build_object('movement', entry.movement_id)
    from ledger_entries entry
    join trades trade on trade.investor_id = entry.investor_id and trade.id = entry.trade_id
    where entry.account in ('authorized', 'trust') and (entry.account = 'authorized' or not exists (
      select 1 from payment_events event
      where event.trade_id = entry.trade_id and event.kind = entry.kind and event.reference = entry.reference
        and abs(extract(epoch from event.recorded_at - entry.created_at)) < 5
    ))
    order by entry.created_at, entry.id`.execute(db);
}

/** What somebody has looked at stays looked at: a cleared flag rests on what was there then; one that ended by itself on nothing. */
async function rememberCleared(db: Kysely<unknown>): Promise<void> {
  await sql`
    update payment_flags flag set basis = case kind
      when 'refund-due' then 'end'
      when 'debit-under-way' then (
        select count(*)::text from debit_file_items item where item.trade_id = flag.trade_id)
      else (
        select count(*)::text from money_journal event
        where event.trade_id = flag.trade_id and event.recorded_at <= flag.cleared_at
          and event.kind = case when flag.kind = 'returned' then 'returned' else 'received' end)
    end
    where cleared_at is not null and cleared_note not in ('refunded', 'arrived', 'returned by the bank')
      and kind in ('returned', 'overpaid', 'money-for-closed-order', 'refund-due', 'debit-under-way')`.execute(
    db,
  );
}

/** Until now the second of two alike vanished, and so did a return with nothing in trust: somebody has to look at those. */
async function askAboutTheUnbooked(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into payment_flags (id, investor_id, trade_id, kind, subject, basis, detail, created_at)
    select gen_random_uuid()::text, investor_id, trade_id, 'looks-twice', kind || ' ' || amount_cents || ' ' || name,
      count(*)::text,
      jsonb_build_object('what', kind, 'reference', name, 'amountCents', amount_cents::text, 'times', count(*)::text),
      max(recorded_at)
    from (
      select *, lower(regexp_replace(trim(reference), '\\s+', ' ', 'g')) as name from money_journal
      where kind in ('received', 'returned') and trade_id is not null and reference is not null
    ) told
    group by investor_id, trade_id, kind, amount_cents, name having count(*) > 1`.execute(db);
  const short = sql`
    (select event.investor_id, event.trade_id, max(event.recorded_at) as at,
      count(*) filter (where kind = 'returned')::text as returns,
      sum(case kind when 'received' then amount_cents when 'returned' then -amount_cents else 0 end) as paid_in,
      sum(case kind when 'received' then amount_cents else -amount_cents end) as held
    from money_journal event
    where kind <> 'authorization' and trade_id is not null and not exists (
      select 1 from debit_file_items item where item.trade_id = event.trade_id and item.returned_at is not null
    )
    group by event.investor_id, event.trade_id)`;
  await sql`
    insert into payment_flags (id, investor_id, trade_id, kind, subject, basis, detail, created_at)
    select gen_random_uuid()::text, investor_id, trade_id, 'over-returned', '', returns, '{}', at
    from ${short} short where held < 0`.execute(db);
  await sql`
    update trades set funds_received_at = null from ${short} short
    where trades.investor_id = short.investor_id and trades.id = short.trade_id and trades.status < 5
      and short.returns <> '0' and short.paid_in < trades.total_cents and funds_received_at is not null`.execute(
    db,
  );
}
