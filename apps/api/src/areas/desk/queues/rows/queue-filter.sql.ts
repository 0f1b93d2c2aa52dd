import type { DeskFilter } from '@portal/domain/desk/queues/desk-query';
import { type DeskQueue, QUEUE_FACTS } from '@portal/domain/desk/queues/desk-queues';
import { PROVINCES, type ProvinceCode } from '@portal/domain/ground/people/provinces';
import { timedSince } from '@portal/domain/order/trades/timed-order-steps';
import { TRADE_STATUS_NUMBERS } from '@portal/domain/order/trades/trade-status';
import { type RawBuilder, sql } from 'kysely';
import { isWorkedBy } from '../../../people/representatives/worked-by.sql.ts';
import { IS_ORDER_OVER } from '../claims/is-over.sql.ts';
import { tookStep } from './order-spans.sql.ts';
import type { QueueQuestion, Sought } from './queue-question.ts';
import { NO_SOURCE, QUEUE_SOURCES } from './queue-sources.sql.ts';
import { isNamed, startOf } from './sought.store.ts';

/** A purchaser whose province is not known has the dealer's. */
export const PLACE = sql<ProvinceCode>`coalesce(profile.province, investor.province, 'CAN-ON')`;

/** All rows of the queue the person may see, with what lists show of them; `matching` keeps those the filter asks for. */
export function rowsOf(asked: QueueQuestion): RawBuilder<unknown> {
  const source = asked.isThere ? QUEUE_SOURCES[asked.queue] : NO_SOURCE;
  const { from, where } = source(asked.stuckBefore);
  return sql`
    from ${from}
    left join deals on deals.id = trades.deal_id
    ${isByName(asked) ? sql`join` : sql`left join`} investors investor on investor.id = work.investor_id
    left join kyc_versions profile on profile.id = trades.kyc_id
    left join desk_claims claim on claim.kind = ${QUEUE_FACTS[asked.queue].kind} and claim.subject_id = work.id
    left join staff holder on holder.id = claim.holder_id and claim.lease_ends_at > ${asked.now} and ${mayBeHeld(asked)}
    where ${where}
      and ${asked.representativeId === null ? sql`true` : isWorkedBy('investor.dealer_representative_id', asked.representativeId)}`;
}

/**
 * Of the list of all orders by name: it is walked along the index of names. Each order has an investor; said so, the names can come first.
 */
function isByName({ queue, filter }: QueueQuestion): boolean {
  return queue === 'all-orders' && filter.sort === 'name';
}

/** Only lists of orders in which nothing is due show what is over, and that is nobody's. */
export function mayBeHeld({ queue }: Pick<QueueQuestion, 'queue'>): RawBuilder<unknown> {
  return queue === 'all-orders' || queue === 'before-the-law' ? sql`not ${IS_ORDER_OVER}` : sql`true`;
}

type Condition = (asked: QueueQuestion) => RawBuilder<unknown> | undefined;

/** The condition of each filter; a filter without one does not compile. */
const CONDITIONS: Readonly<Record<Exclude<keyof DeskFilter, 'sort'>, Condition>> = {
  holder: ({ filter: { holder }, staffId }) => given(holder, (who) => holderIs(who, staffId)),
  due: ({ filter: { due }, cutoffs, queue }) => given(due, (time) => isDue(time, queue, cutoffs)),
  status: ({ filter }) =>
    given(filter.status, (name) => sql`(trades.status = ${TRADE_STATUS_NUMBERS[name]})`),
  province: ({ filter }) => given(filter.province, (code) => sql`${PLACE} = ${code}`),
  representative: ({ filter }) =>
    given(filter.representative, (id) => isWorkedBy('investor.dealer_representative_id', id)),
  deal: ({ filter }) => given(filter.deal, (id) => sql`(trades.deal_id = ${id})`),
  method: ({ filter }) => given(filter.method, (method) => sql`(trades.payment_method = ${method})`),
  why: ({ filter }) => given(filter.why, (why) => sql`work.why = ${why}`),
  took: ({ filter, now }) => given(filter.took, (step) => tookStep(step, timedSince(now))),
  tag: ({ filter }) => given(filter.tag, (tag) => sql`claim.tags @> array[${tag}]::text[]`),
  snoozed: ({ filter: { snoozed = 'hidden' }, now }) => isSnoozed(snoozed, now),
  search: ({ filter, sought }) => given(filter.search, (text) => isFound(text, sought)),
};

function given<Value>(
  value: Value | undefined,
  condition: (value: Value) => RawBuilder<unknown>,
): RawBuilder<unknown> | undefined {
  return value === undefined ? undefined : condition(value);
}

/** The rows the filter asks for. */
export function matching(asked: QueueQuestion): RawBuilder<unknown> {
  const conditions = Object.values(CONDITIONS).flatMap((condition) => condition(asked) ?? []);
  return sql`${rowsOf(asked)} ${sql.join(
    conditions.map((one) => sql`and (${one})`),
    sql` `,
  )}`;
}

function holderIs(holder: string, staffId: string): RawBuilder<unknown> {
  return holder === 'nobody'
    ? sql`holder.id is null`
    : sql`holder.id = ${holder === 'me' ? staffId : holder}`;
}

/** Uses two instants per province, since a query knows no holidays (domain/desk/queues/due-time.ts). */
function isDue(
  due: NonNullable<DeskFilter['due']>,
  queue: DeskQueue,
  cutoffs: QueueQuestion['cutoffs'],
): RawBuilder<unknown> {
  if (QUEUE_FACTS[queue].dueInDays === null) {
    return sql`false`;
  }
  const of = (name: 'overdueBefore' | 'laterFrom') =>
    sql`case ${PLACE} ${sql.join(
      PROVINCES.map(
        (code) => sql`when ${sql.lit(code)} then ${cutoffs.get(code)?.[name] ?? null}::timestamptz`,
      ),
      sql` `,
    )} end`;
  const { overdueUntil, todayFrom, todayUntil, laterFrom } = boundsOf(cutoffs);
  switch (due) {
    case 'overdue':
      return sql`work.since < ${overdueUntil} and work.since < ${of('overdueBefore')}`;
    case 'today':
      return sql`work.since >= ${todayFrom} and work.since < ${todayUntil}
        and work.since >= ${of('overdueBefore')} and work.since < ${of('laterFrom')}`;
    case 'later':
      return sql`work.since >= ${laterFrom} and work.since >= ${of('laterFrom')}`;
  }
}

/** What holds in every province: by these an index is asked before anybody's province is. */
function boundsOf(cutoffs: QueueQuestion['cutoffs']) {
  const times = (name: 'overdueBefore' | 'laterFrom') =>
    [...cutoffs.values()].map((of) => of[name].getTime());
  return {
    overdueUntil: new Date(Math.max(...times('overdueBefore'))),
    todayFrom: new Date(Math.min(...times('overdueBefore'))),
    todayUntil: new Date(Math.max(...times('laterFrom'))),
    laterFrom: new Date(Math.min(...times('laterFrom'))),
  };
}

function isSnoozed(snoozed: NonNullable<DeskFilter['snoozed']>, now: Date): RawBuilder<unknown> | undefined {
  switch (snoozed) {
    case 'hidden':
      return sql`claim.snoozed_until is null or claim.snoozed_until <= ${now}`;
    case 'only':
      return sql`claim.snoozed_until > ${now}`;
    case 'all':
      return undefined;
  }
}

/** The beginning of a name, an address or an order's number (its reference is the beginning of that number). */
function isFound(text: string, sought: Sought | null): RawBuilder<unknown> {
  const isOf = sought === null || sought === 'many' ? isNamed(text) : sql`work.investor_id = any(${sought})`;
  return sql`${isOf} or work.trade_id like ${startOf(text)}`;
}
