import type { DeskQueue } from '@portal/domain/desk/queues/desk-queues';
import { TRADE_STATUS_NUMBERS } from '@portal/domain/order/trades/trade-status';
import { type RawBuilder, sql } from 'kysely';
import { isAny } from '../../../../platform/db/is-any.sql.ts';

/**
 * What is waiting in each queue, as a query over facts: what it is (`id`), about whom and which order, since when, why, and short
 * facts for the list. Nothing is stored beside the facts, so no queue can lag behind them. What has been waiting since before
 * `stuckBefore` is stuck.
 */
type Source = (stuckBefore: Date) => {
  /** What follows `from`: the rows as `work`, and the order of each as `trades`. */
  from: RawBuilder<unknown>;
  where: RawBuilder<unknown>;
};

/** A queue of other things than orders, some of which are about one. */
function ofThings(rows: (stuckBefore: Date) => RawBuilder<unknown>): Source {
  return (stuckBefore) => ({
    from: sql`(${rows(stuckBefore)}) work left join trades on trades.id = work.trade_id`,
    where: sql`true`,
  });
}

/** A queue of orders. Its rows are rows of `trades` themselves, read once and in the order of its indexes. */
function ofOrders(
  {
    since,
    why,
    facts = sql`'{}'::jsonb`,
  }: Record<'since' | 'why', RawBuilder<unknown>> & { facts?: RawBuilder<unknown> },
  where: RawBuilder<unknown>,
  joined: RawBuilder<unknown> = sql``,
): Source {
  return () => ({
    from: sql`trades ${joined} cross join lateral (
      select trades.id, trades.investor_id, trades.id as trade_id, ${since} as since, ${why} as why, ${facts} as facts
    ) work`,
    where,
  });
}

const { open, changesAsked, submitted, inReview, approved, settled } = TRADE_STATUS_NUMBERS;
const TO_DECIDE = sql`(trades.status in (${sql.lit(submitted)}, ${sql.lit(inReview)}))`;

const HAS_ANSWER = sql`
  from change_requests request
  where request.trade_id = trades.id and request.answered_at is not null and request.closed_at is null`;

const newOrders = ofOrders(
  {
    since: sql`trades.submitted_at`,
    why: sql`case trades.status when ${sql.lit(submitted)} then 'submitted' else 'in-review' end`,
  },
  sql`${TO_DECIDE} and not exists (select 1 ${HAS_ANSWER})`,
);

const changesAnswered = ofOrders(
  {
    since: sql`request.answered_at`,
    why: sql`'answered'`,
    facts: sql`jsonb_build_object('items', (
      select count(*)::text from change_items item where item.request_id = request.id
    ))`,
  },
  sql`${TO_DECIDE} and request.answered_at is not null and request.closed_at is null`,
  sql`join change_requests request on request.trade_id = trades.id`,
);

/** Orders of two whose second person is not known yet: their own investor gave the details and holds the units, or the dealer has them. */
const purchasersAwaited = ofOrders(
  {
    since: sql`coalesce(place.joined_at, place.invited_at, trades.created_at)`,
    why: sql`case when place.joined_at is null then 'not-joined' else 'no-profile' end`,
  },
  sql`(trades.status in (${sql.lit(open)}, ${sql.lit(changesAsked)}, ${sql.lit(submitted)}, ${sql.lit(inReview)}))
    and trades.holds_units and trades.sealed_schedule_a is not null and not exists (
      select 1 from kyc_versions theirs where theirs.investor_id = place.investor_id and theirs.state = 'submitted'
    )`,
  sql`join order_purchasers place on place.trade_id = trades.id and place.role = 'second'`,
);

/**
 * Orders with the dealer of which the class of a purchaser rests on what they state, and nobody confirmed it. What was decided while the
 * portal looked on asks for nothing.
 */
const classesStated = ofOrders(
  {
    since: sql`stated.since`,
    why: sql`'class-stated'`,
    facts: sql`jsonb_build_object('decisions', stated.decisions)`,
  },
  sql`${TO_DECIDE} and stated.since is not null`,
  sql`cross join lateral (
    select min(last.at) as since, string_agg(last.id, ' ') as decisions
    from order_purchasers purchaser
    cross join lateral (
      select id, at, kyc_id, needs_evidence, is_observed from exemption_decisions decided
      where decided.trade_id = trades.id and decided.investor_id = purchaser.investor_id order by number desc limit 1
    ) last
    where purchaser.trade_id = trades.id and purchaser.declined_at is null and last.needs_evidence and not last.is_observed
      and not exists (
        select from class_confirmations confirmed
        where confirmed.trade_id = trades.id and confirmed.investor_id = purchaser.investor_id and confirmed.kyc_id = last.kyc_id
      )
  ) stated`,
);

/** As many as anybody goes through; the next come in as these are put on record. */
const ASSUMED_MAX = 5_000;

/** Approved and settled orders whose purchases count as under the offering memorandum, since nobody decided it at their time. */
const assumed = ofThings(
  () => sql`
  select bought.id, bought.investor_id, bought.id as trade_id, purchase.changed_at as since, 'assumed' as why, '{}'::jsonb as facts
  from exempt_purchases purchase
  join trades bought on bought.id = purchase.trade_id and bought.investor_id = purchase.investor_id
  where purchase.assumed and purchase.source = 'order' and purchase.state <> 'cancelled'
    and bought.status in (${sql.lit(approved)}, ${sql.lit(settled)})
  order by purchase.changed_at, purchase.trade_id limit ${sql.lit(ASSUMED_MAX)}`,
);

/** A flag that was raised on an earlier version is open until somebody clears it: it keeps the order from approval as well. */
const identity = ofThings(
  () => sql`
  select profile.id, profile.investor_id, waiting.trade_id, waiting.since,
    coalesce(
      (select case flag.kind when 'same-number' then 'number-twice' else flag.kind end
       from kyc_flags flag
       where flag.investor_id = profile.investor_id and flag.cleared_at is null
       order by flag.kind desc limit 1),
      'not-checked') as why,
    '{}'::jsonb as facts
  from (
    select distinct on (trades.kyc_id) trades.kyc_id, trades.id as trade_id, trades.submitted_at as since
    from trades where ${TO_DECIDE} order by trades.kyc_id, trades.submitted_at, trades.id
  ) waiting
  join kyc_versions profile on profile.id = waiting.kyc_id
  where not ${isAny(sql`from identity_checks checked where checked.kyc_id = profile.id`)}
    or ${isAny(sql`
      from kyc_flags flag where flag.investor_id = profile.investor_id and flag.cleared_at is null`)}`,
);

const money = ofOrders(
  {
    since: sql`trades.submitted_at`,
    why: sql`case
      when ${isAny(sql`
        from debit_file_items item
        where item.investor_id = trades.investor_id and item.trade_id = trades.id and item.returned_at is null`)} then 'debit-under-way'
      when ${isAny(sql`
        from money_journal event
        where event.investor_id = trades.investor_id and event.trade_id = trades.id and event.kind = 'received'`)} then 'partly-funded'
      else 'not-funded'
    end`,
  },
  sql`(trades.status in (${sql.lit(submitted)}, ${sql.lit(inReview)}, ${sql.lit(approved)}))
    and trades.funds_received_at is null`,
);

const paymentFlags = ofThings(
  () => sql`
  select flag.id, flag.investor_id, flag.trade_id, flag.created_at as since, 'flag' as why,
    flag.detail || jsonb_build_object('flag', flag.kind) as facts
  from payment_flags flag where flag.cleared_at is null`,
);

/** A message is here because of the subject its writer chose (`DESK_WHYS`). */
const newMessages = ofThings(
  () => sql`
  select request.id, request.investor_id, null::text as trade_id, request.received_at as since,
    'wrote-' || request.request_type as why, '{}'::jsonb as facts
  from contact_requests request where request.answered_at is null and request.closed_at is null`,
);

/** What the provider has not received, while it may still be signed. */
const papers = ofThings(
  (stuckBefore) => sql`
  select envelope.id, envelope.investor_id, envelope.trade_id, envelope.seal_due_at as since, 'not-sealed' as why,
    '{}'::jsonb as facts
  from signing_envelopes envelope where envelope.seal_due_at < ${stuckBefore}
  union all
  select envelope.id, envelope.investor_id, envelope.trade_id, envelope.created_at, 'not-told', '{}'::jsonb
  from signing_envelopes envelope
  where envelope.is_at_provider and envelope.provider_reference is null and envelope.status = 'open'
    and envelope.created_at < ${stuckBefore}
    and (envelope.trade_id is null or exists (
      select 1 from trades
      where trades.id = envelope.trade_id and trades.status in (${sql.lit(open)}, ${sql.lit(changesAsked)})
    ))`,
);

const bounces = ofThings(
  () => sql`
  select bounce.id, investor.id as investor_id, null::text as trade_id, bounce.received_at as since,
    case bounce.kind when 'hard' then 'bounced' else 'bounced-for-now' end as why,
    jsonb_build_object('reason', bounce.reason) as facts
  from mail_bounces bounce left join investors investor on investor.email = bounce.address
  where bounce.cleared_at is null`,
);

/** The queue's own jobs, which create the periodic ones, concern nobody. */
const jobs = ofThings(
  (stuckBefore) => sql`
  select job.id::text, null::text as investor_id, null::text as trade_id,
    date_trunc('milliseconds', job.created_on) as since,
    case job.state::text when 'failed' then 'gave-up' else 'stuck' end as why,
    jsonb_build_object('job', job.name, 'error', coalesce(job.output ->> 'message', '')) as facts
  from pgboss.job job
  where job.name not like ${String.raw`\_\_pgboss\_\_%`} and (
    job.state = 'failed'
    or (job.state = 'active' and job.started_on < ${stuckBefore})
    or (job.state = 'created' and job.start_after < ${stuckBefore}))`,
);

const allOrders = ofOrders(
  { since: sql`trades.created_at`, why: sql`'any'` },
  sql`(trades.status <> ${sql.lit(open)})`,
);

export const QUEUE_SOURCES: Readonly<Record<DeskQueue, Source>> = {
  'new-orders': newOrders,
  'changes-answered': changesAnswered,
  purchasers: purchasersAwaited,
  'class-evidence': classesStated,
  identity,
  money,
  'payment-flags': paymentFlags,
  'new-messages': newMessages,
  papers,
  bounces,
  jobs,
  'before-the-law': assumed,
  'all-orders': allOrders,
};

/** A queue that must still be empty: the jobs' tables are created when the portal first starts. */
export const NO_SOURCE = ofThings(
  () => sql`
  select ''::text as id, null::text as investor_id, null::text as trade_id, now() as since, 'any' as why,
    '{}'::jsonb as facts where false`,
);
