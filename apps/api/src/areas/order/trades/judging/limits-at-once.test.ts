import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { alone, couple, orderAtOnce } from '../../../../testing/order-at-once.ts';

const ORDERS = 40;
const LIMIT_MS = 60_000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

it.each([
  ['one person', alone],
  ['a couple who buy with each other', couple],
] as const)(
  `keeps to the limit in ${ORDERS} orders at once over two deals: %s`,
  async (_who, people) => {
    const took = await orderAtOnce(portal, await people(portal), ORDERS);
    expect(took).toBeLessThan(LIMIT_MS);
  },
  LIMIT_MS,
);
