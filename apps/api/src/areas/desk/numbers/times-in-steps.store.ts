import { TIMED_STEPS, type TimedStep } from '@portal/domain/desk/numbers/office-numbers.wire';
import { type TimedOrderStep, timedSince } from '@portal/domain/order/trades/timed-steps';
import { TRADE_STATUS_NUMBERS } from '@portal/domain/order/trades/trade-status';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import { asked, ofEverybody } from '../investors/investors-in-scope.sql.ts';
import { ORDER_SPANS } from '../queues/took-step.sql.ts';

const SECONDS_AN_HOUR = 3_600;
const MEDIAN = 0.5;
const NINE_OF_TEN = 0.9;

export type TimesInStep = {
  step: TimedStep;
  count: number;
  medianHours: number | null;
  slowHours: number | null;
};

const { open } = TRADE_STATUS_NUMBERS;
const EVERYBODY = asked(ofEverybody({}));

/** Beginning and end of each step: a profile by its investor, and those of an order. Of whom the lists have, and no others. */
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

/** How long each step took those who ended it in the last 90 days. Money that came before an order was handed in took no time. */
export async function readTimes(db: Db, now: Date): Promise<TimesInStep[]> {
  const since = timedSince(now);
  const spans = TIMED_STEPS.map(
    (step) => sql`select ${sql.lit(step)} as step, begun, ended from (${SPANS[step]}) spans`,
  );
  const { rows } = await sql<TimesInStep>`
    select step, count(*)::int as count, ${quantile(MEDIAN)} as "medianHours", ${quantile(NINE_OF_TEN)} as "slowHours"
    from (${sql.join(spans, sql` union all `)}) steps
    where ended >= ${since} and begun is not null
    group by step`.execute(db);
  const none = { count: 0, medianHours: null, slowHours: null };
  return TIMED_STEPS.map((step) => rows.find((row) => row.step === step) ?? { step, ...none });
}

function quantile(part: number): RawBuilder<number> {
  const seconds = sql`greatest(extract(epoch from ended - begun), 0)::float8`;
  return sql<number>`percentile_cont(${sql.lit(part)}) within group (order by ${seconds}) / ${sql.lit(SECONDS_AN_HOUR)}`;
}
