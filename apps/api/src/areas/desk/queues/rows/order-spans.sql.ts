import type { TimedOrderStep } from '@portal/domain/order/trades/timed-order-steps';
import { type RawBuilder, sql } from 'kysely';

type Span = { begun: RawBuilder<Date>; ended: RawBuilder<Date> };

/** When an order begins and ends each measured step. */
export const ORDER_SPANS: Readonly<Record<TimedOrderStep, Span>> = {
  order: { begun: sql`trades.created_at`, ended: sql`trades.submitted_at` },
  money: { begun: sql`trades.submitted_at`, ended: sql`trades.funds_received_at` },
  decision: { begun: sql`trades.submitted_at`, ended: sql`trades.decided_at` },
};

/** Whether an order has completed the step since then. */
export function tookStep(step: TimedOrderStep, since: Date): RawBuilder<unknown> {
  const { begun, ended } = ORDER_SPANS[step];
  return sql`${begun} is not null and ${ended} >= ${since}`;
}
