import { TIMED_STEPS, TIMES_OF_DAYS, type TimedStep } from '@portal/domain/wire/office-numbers';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';

const DAY_MS = 86_400_000;
const SECONDS_AN_HOUR = 3_600;
const MEDIAN = 0.5;
const NINE_OF_TEN = 0.9;

export type TimesInStep = {
  step: TimedStep;
  count: number;
  medianHours: number | null;
  slowHours: number | null;
};

/** Beginning and end of each step: a profile by its investor, an order until it is signed, its money, and the office's decision. */
const SPANS: Readonly<Record<TimedStep, RawBuilder<unknown>>> = {
  profile: sql`select created_at as begun, submitted_at as ended from kyc_versions where version = 1`,
  order: sql`select created_at as begun, submitted_at as ended from trades`,
  money: sql`select submitted_at as begun, funds_received_at as ended from trades`,
  decision: sql`select submitted_at as begun, decided_at as ended from trades`,
};

/** How long each step took those who ended it in the last 90 days. Money that came before an order was handed in took no time. */
export async function readTimes(db: Db, now: Date): Promise<TimesInStep[]> {
  const since = new Date(now.getTime() - TIMES_OF_DAYS * DAY_MS);
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
