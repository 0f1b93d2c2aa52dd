// Wide: plans are chosen by statistics, which twenty thousand orders have and a hundred do not.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Db } from '../../../../platform/db/tables.ts';
import type { TestPortal } from '../../../../testing/open-test-portal.ts';
import { expectSmallPlans, portalOfYears } from '../../../../testing/plans-of-screens.ts';
import { listMatches } from './listed-matches.store.ts';
import { listOrdersSought } from './orders-to-fund.store.ts';
import { listTold } from './unconfirmed-money.store.ts';

let portal: TestPortal;
/** Some that hundreds of orders each come to. */
let amounts: bigint[] = [];
beforeAll(async () => {
  portal = await portalOfYears();
  const rows = await portal.db
    .selectFrom('money_journal')
    .select('amount_cents')
    .distinct()
    .limit(5)
    .execute();
  amounts = rows.map(({ amount_cents }) => amount_cents);
});
afterAll(() => portal.close());

describe.skipIf(inject('engine').kind === 'embedded')(
  'the plan of a screen reads no growing table whole, and sorts little:',
  () => {
    it.each<[string, (db: Db) => Promise<unknown>]>([
      ['matches, the newest first', (db) => listMatches(db, {}, { after: null, limit: 51 })],
      [
        'the orders that a line may be for',
        (db) =>
          listOrdersSought(
            db,
            { references: ['ABCDEF01'], amounts: [1_000_000n], words: ['wire', 'ada'] },
            6,
          ),
      ],
      ['what was told of an order', (db) => listTold(db, { tradeIds: ['abcdef01'] })],
      [
        'what was told of five amounts',
        (db) => listTold(db, { amounts, references: ['ABCDEF01'], ofAmount: 6 }),
      ],
    ])('%s', async (_row, work) => expect(await expectSmallPlans(portal, work)).toBeUndefined());
  },
);
