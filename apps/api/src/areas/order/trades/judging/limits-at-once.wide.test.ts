// Wide: a limit that is passed, or a deadlock, only when very many orders come at once.
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { alone, couple, orderAtOnce } from '../../../../testing/order-at-once.ts';

/** The embedded database does one thing at a time: more orders would only wait longer. */
const IS_EMBEDDED = inject('engine').kind === 'embedded';
const ORDERS = IS_EMBEDDED ? 40 : 200;
const ROUNDS = 10;
/** As long as 200 orders at once may take on PostgreSQL. */
const ORDERS_MS_MAX = IS_EMBEDDED ? 60_000 : 15_000;
const LIMIT_MS = 600_000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

async function deadlocks(): Promise<number> {
  if (portal.engine === 'embedded') {
    return 0;
  }
  const { rows } = await portal.pool.query<{ deadlocks: bigint }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0]?.deadlocks);
}

it.each([
  ['one person', alone],
  ['a couple who buy with each other', couple],
] as const)(
  `keeps to the limit in ${ORDERS} orders at once over two deals, ${ROUNDS} times, without a deadlock: %s`,
  async (_who, people) => {
    const before = await deadlocks();
    for (let round = 0; round < ROUNDS; round += 1) {
      const took = await orderAtOnce(portal, await people(portal), ORDERS);
      expect(took).toBeLessThan(ORDERS_MS_MAX);
    }
    expect(await deadlocks()).toBe(before);
  },
  LIMIT_MS,
);
