import { ORDERS_FOUND_MAX } from '@portal/domain/money/bank/lines/bank-schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manyOnDesk } from '../../../../testing/many-on-desk.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { searchOrderChoices } from './order-choices.ts';

/** More people than are named to the database by their ids. */
const MANY = 2_100;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
  await manyOnDesk(portal, MANY);
});
afterAll(() => portal.close());

describe('the choice of an order for a line, among those of many people', () => {
  it.each([
    ['what all their names have, as many as are shown', 'copy', ORDERS_FOUND_MAX],
    ['the whole name of one', 'ada copy2099', 1],
    ['a name that nobody has', 'zzz', 0],
  ])('finds by %s', async (_how, search, count) => {
    expect(await searchOrderChoices(portal.db, search)).toHaveLength(count);
  });

  it.each([0, 1])(
    'has the newest first, an order that is still open (status %i) among them',
    async (status) => {
      const { id } = await portal.db
        .selectFrom('trades')
        .innerJoin('investors', 'investors.id', 'trades.investor_id')
        .select('trades.id')
        .where('last_name', '=', `Copy${2_000 + status}`)
        .executeTakeFirstOrThrow();
      const at = new Date(Date.now() + (1 + status) * 86_400_000);
      await portal.db.updateTable('trades').set({ created_at: at, status }).where('id', '=', id).execute();
      const [newest] = await searchOrderChoices(portal.db, 'copy');
      expect(newest?.tradeId).toBe(id);
      expect((await searchOrderChoices(portal.db, id.slice(0, 8))).map(({ tradeId }) => tradeId)).toEqual([
        id,
      ]);
    },
  );
});
