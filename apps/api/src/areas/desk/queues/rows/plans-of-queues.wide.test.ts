// Wide: plans are chosen by statistics, which twenty thousand orders have and a hundred do not.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Db } from '../../../../platform/db/tables.ts';
import type { TestPortal } from '../../../../testing/open-test-portal.ts';
import { expectSmallPlans, portalOfYears } from '../../../../testing/plans-of-screens.ts';
import { STAFF } from '../../../../testing/staff-actor.ts';
import { askQueue } from './ask-queue.ts';
import { summariseQueue } from './queue-counts.store.ts';
import { countQueueRows, listQueueRows } from './queue-rows.store.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await portalOfYears();
});
afterAll(() => portal.close());

const PAGE = { cursor: null, limit: 51, language: 'en' } as const;
const READER = { actor: STAFF, scope: 'all' } as const;
type Asked = Parameters<typeof askQueue>;

const asked = (queue: Asked[3], filter: Asked[4] = {}) =>
  askQueue(portal.db, portal.deps, READER, queue, filter);
const listed = (filter: Asked[4]) => async (db: Db) =>
  listQueueRows(db, await asked('all-orders', filter), PAGE);

describe.skipIf(inject('engine').kind === 'embedded')(
  'the plan of a screen reads no growing table whole, and sorts little:',
  () => {
    it.each<[string, (db: Db) => Promise<unknown>]>([
      ['all orders by reference', listed({ search: 'abcdef01' })],
      ['all orders of a name', listed({ search: 'ada copy777' })],
      ['all orders that took the step of a decision', listed({ took: 'decision', snoozed: 'all' })],
      ['all orders, the largest first', listed({ sort: 'largest' })],
      ['all orders of a deal without any', listed({ deal: 'nobodys' })],
      [
        'how many orders of a deal there are',
        async (db) => countQueueRows(db, await asked('all-orders', { deal: 'nobodys' })),
      ],
      ['archived orders, of which there are none', listed({ status: 'archived' })],
      ['all orders by name', listed({ sort: 'name' })],
      ['how many orders there are', async (db) => countQueueRows(db, await asked('all-orders'))],
      ['what waits among all orders', async (db) => summariseQueue(db, await asked('all-orders'))],
      [
        'orders of before, of which nothing was decided',
        async (db) => listQueueRows(db, await asked('before-the-law'), PAGE),
      ],
      ['how many there are', async (db) => countQueueRows(db, await asked('before-the-law'))],
      ['classes to confirm', async (db) => summariseQueue(db, await asked('class-evidence'))],
      ['papers that are stuck', async (db) => summariseQueue(db, await asked('papers'))],
    ])('%s', async (_row, work) => expect(await expectSmallPlans(portal, work)).toBeUndefined());
  },
);
