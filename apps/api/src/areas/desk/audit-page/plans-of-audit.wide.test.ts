// Wide: plans are chosen by statistics, which twenty thousand orders have and a hundred do not.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Db } from '../../../platform/db/tables.ts';
import type { TestPortal } from '../../../testing/open-test-portal.ts';
import { expectSmallPlans, portalOfYears } from '../../../testing/plans-of-screens.ts';
import { listAuditRows, listOrdersBeginning } from './audit-rows.store.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await portalOfYears();
});
afterAll(() => portal.close());

const PAST = { since: new Date('2024-03-05T05:00:00Z'), until: new Date('2024-03-06T05:00:00Z') };

describe.skipIf(inject('engine').kind === 'embedded')(
  'the plan of a screen reads no growing table whole, and sorts little:',
  () => {
    it.each<[string, (db: Db) => Promise<unknown>]>([
      ['a day long past', (db) => listAuditRows(db, PAST, { limit: 51 })],
      ['the orders of a reference', (db) => listOrdersBeginning(db, 'abcdef01')],
    ])('%s', async (_row, work) => expect(await expectSmallPlans(portal, work)).toBeUndefined());
  },
);
