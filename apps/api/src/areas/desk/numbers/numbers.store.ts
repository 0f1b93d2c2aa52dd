import type { ReachedStep } from '@portal/domain/desk/investors/reached-steps';
import type { TimedStep } from '@portal/domain/desk/numbers/office-numbers.wire';
import { COUNT_MAX } from '@portal/domain/desk/queues/desk-query';
import type { DeskCount } from '@portal/domain/desk/queues/office-desk.wire';
import { DEALER_TIME_ZONE } from '@portal/domain/ground/formats/dates';
import { type TimedOrderStep, timedSince } from '@portal/domain/order/trades/timed-order-steps';
import { TRADE_STATUS_NUMBERS } from '@portal/domain/order/trades/trade-status';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import { asked, ofEverybody } from '../investors/investors-in-scope.sql.ts';
import { ORDER_SPANS } from '../queues/rows/order-spans.sql.ts';

/** How many investors have reached a step, as their list counts it. */
export async function countReached(db: Db, reached: ReachedStep): Promise<number> {
  const { rows } = await sql<{ investors: number }>`
    select count(*)::int as investors ${asked(ofEverybody({ reached }))}`.execute(db);
  return rows[0]?.investors ?? 0;
}

const SECONDS_AN_HOUR = 3_600;
const MEDIAN = 0.5;
const NINE_OF_TEN = 0.9;

type TimesInStep = {
  step: TimedStep;
  count: number;
  medianHours: number | null;
  slowHours: number | null;
};

const { open } = TRADE_STATUS_NUMBERS;
const EVERYBODY = asked(ofEverybody({}));

/** Beginning and end of each step: an investor's profile, and the steps of an order. Only for people the lists show. */
const SPANS: Readonly<Record<TimedStep, RawBuilder<unknown>>> = {
  profile: sql`
    select version.created_at as begun, version.submitted_at as ended from kyc_versions version
    where version.version = 1 and exists (select 1 ${EVERYBODY} and investor.id = version.investor_id)`,
  order: ofOrder('order'),
  money: ofOrder('money'),
  decision: ofOrder('decision'),
};

function ofOrder(step: TimedOrderStep): RawBuilder<unknown> {
  const { begun, ended } = ORDER_SPANS[step];
  return sql`select ${begun} as begun, ${ended} as ended from trades where trades.status <> ${sql.lit(open)}`;
}

/** How long a step took people who completed it in the last 90 days. Money that arrived before its order was submitted took no time. */
export async function readTimes(db: Db, step: TimedStep, now: Date): Promise<TimesInStep> {
  const { rows } = await sql<Omit<TimesInStep, 'step'>>`
    select count(*)::int as count, ${quantile(MEDIAN)} as "medianHours", ${quantile(NINE_OF_TEN)} as "slowHours"
    from (${SPANS[step]}) spans
    where ended >= ${timedSince(now)} and begun is not null`.execute(db);
  return { step, ...(rows[0] ?? { count: 0, medianHours: null, slowHours: null }) };
}

function quantile(part: number): RawBuilder<number> {
  const seconds = sql`greatest(extract(epoch from ended - begun), 0)::float8`;
  return sql<number>`percentile_cont(${sql.lit(part)}) within group (order by ${seconds}) / ${sql.lit(SECONDS_AN_HOUR)}`;
}

type Kind = 'received' | 'returned' | 'released' | 'refunded';
export type WeekOfMoney = { from: string; cents: Record<Kind, bigint> };

/** Money by the week it moved in, from a Monday on, net of reversals. A week without any is left out. */
export async function readMoneyByWeek(db: Db, from: string): Promise<WeekOfMoney[]> {
  const zone = sql.lit(DEALER_TIME_ZONE);
  const { rows } = await sql<{ from: string } & Record<Kind, bigint>>`
    select to_char(date_trunc('week', value_at at time zone ${zone}), 'YYYY-MM-DD') as "from",
      ${sum('received', 'receipt-reversed', OF_TRUST)} as received,
      ${sum('returned', 'return-reversed', OF_TRUST)} as returned,
      ${sum('released')} as released, ${sum('refunded')} as refunded
    from money_journal
    where value_at >= ${from}::timestamp at time zone ${zone}
    group by 1`.execute(db);
  return rows.map(({ from: monday, ...cents }) => ({ from: monday, cents }));
}

/** Money moved between unapplied and an order neither came in nor went out. */
const OF_TRUST = sql`'trust' in (debit_account, credit_account)`;

function sum(
  kind: string,
  reversed: string = '',
  where: RawBuilder<unknown> = sql`true`,
): RawBuilder<bigint> {
  return sql<bigint>`coalesce(sum(
    case kind when ${kind} then amount_cents when ${reversed} then -amount_cents end) filter (where ${where}), 0)::bigint`;
}

type Unmatched = { lines: DeskCount; receivedCents: bigint; paidCents: bigint };

/** Bank lines that are not fully matched, and what remains of incoming and outgoing ones. */
export async function readUnmatched(db: Db): Promise<Unmatched> {
  const { rows } = await sql<{ lines: number; received: bigint; paid: bigint }>`
    select count(*)::int as lines,
      coalesce(sum(cents - matched_cents) filter (where cents > 0), 0)::bigint as received,
      coalesce(sum(-cents - matched_cents) filter (where cents < 0), 0)::bigint as paid
    from bank_lines where matched_cents < abs(cents)`.execute(db);
  const { lines = 0, received = 0n, paid = 0n } = rows[0] ?? {};
  return {
    lines: { value: Math.min(lines, COUNT_MAX), isCapped: lines > COUNT_MAX },
    receivedCents: received,
    paidCents: paid,
  };
}
