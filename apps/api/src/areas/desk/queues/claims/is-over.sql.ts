import type { DeskKind } from '@portal/domain/desk/queues/desk-queues';
import { isOverStatus, TRADE_STATUS_NUMBERS, TRADE_STATUSES } from '@portal/domain/order/trades/trade-status';
import { type RawBuilder, sql } from 'kysely';

const { submitted, inReview } = TRADE_STATUS_NUMBERS;
const OVER = TRADE_STATUSES.filter(isOverStatus).map((status) => sql.lit(TRADE_STATUS_NUMBERS[status]));

/** True of an order, joined as `trades`, that is settled or ended. */
export const IS_ORDER_OVER = sql<boolean>`(trades.status in (${sql.join(OVER)}))`;

/**
 * True of a thing, by the id of its claim joined as `claim`, that is done: a claim of it no longer counts, however long
 * its lease still runs. A job that has to run again is another one.
 */
export const IS_OVER: Readonly<Record<DeskKind, RawBuilder<boolean>>> = {
  order: sql`exists (select 1 from trades where trades.id = claim.subject_id and ${IS_ORDER_OVER})`,
  money: sql`exists (
    select 1 from trades
    where trades.id = claim.subject_id and (trades.funds_received_at is not null or ${IS_ORDER_OVER}))`,
  identity: sql`(
    not exists (
      select 1 from trades
      where trades.kyc_id = claim.subject_id and trades.status in (${sql.lit(submitted)}, ${sql.lit(inReview)}))
    or exists (select 1 from identity_checks checked where checked.kyc_id = claim.subject_id)
      and not exists (
        select 1 from kyc_flags flag join kyc_versions profile on profile.investor_id = flag.investor_id
        where profile.id = claim.subject_id and flag.cleared_at is null))`,
  'payment-flag': sql`exists (
    select 1 from payment_flags flag where flag.id = claim.subject_id and flag.cleared_at is not null)`,
  message: sql`exists (
    select 1 from contact_requests request
    where request.id = claim.subject_id and (request.answered_at is not null or request.closed_at is not null))`,
  papers: sql`exists (
    select 1 from signing_envelopes envelope
    where envelope.id = claim.subject_id and envelope.seal_due_at is null
      and (envelope.status <> 'open' or envelope.provider_reference is not null))`,
  bounce: sql`exists (
    select 1 from mail_bounces bounce where bounce.id = claim.subject_id and bounce.cleared_at is not null)`,
  job: sql`false`,
};
