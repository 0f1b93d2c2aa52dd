import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { transact } from '../../../../platform/db/transact.ts';
import { copyRow } from '../../../../testing/copy-row.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { submittedOrder } from '../../../../testing/orders.ts';
import { type Allocation, lockOrders } from './lock-orders.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

it('orders are locked in the same sequence however they are named, each with its part', async () => {
  const { tradeId } = await submittedOrder(portal);
  await copyRow(portal.db, 'trades', tradeId, 2, { id: sql`md5(original.id || place)` });
  const orders = await portal.db.selectFrom('trades').select('id').execute();
  const ids = orders.map(({ id }) => id).sort();
  const [one, two, three] = ids.map((id, place) => ({ tradeId: id, cents: BigInt(place + 1) }));
  const lock = (...named: (Allocation | undefined)[]) =>
    transact(portal.db, async (trx) => {
      const locked = await lockOrders(
        trx,
        named.flatMap((part) => part ?? []),
      );
      return locked.map(({ trade, cents }) => ({ tradeId: trade.id, cents }));
    });
  expect(ids.length).toBe(3);
  expect(await lock(one, two, three)).toEqual([one, two, three]);
  expect(await lock(three, two, one)).toEqual([one, two, three]);
  expect(await lock(two, three, one)).toEqual([one, two, three]);
  await expect(lock(one, { tradeId: 'no order', cents: 1n })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
