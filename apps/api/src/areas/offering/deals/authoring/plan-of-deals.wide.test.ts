// Wide: plans are chosen by statistics, which twenty thousand rows have and a hundred do not.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Db } from '../../../../platform/db/tables.ts';
import type { TestPortal } from '../../../../testing/open-test-portal.ts';
import { expectSmallPlans, portalOfYears } from '../../../../testing/plans-of-screens.ts';
import { listDealsOfOffice } from './office-deals.store.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await portalOfYears();
});
afterAll(() => portal.close());

describe.skipIf(inject('engine').kind === 'embedded')(
  'the plan of a screen reads no growing table whole, and sorts little:',
  () => {
    it.each<[string, (db: Db) => Promise<unknown>]>([['the deals of the dealer', listDealsOfOffice]])(
      '%s',
      async (_row, work) => expect(await expectSmallPlans(portal, work)).toBeUndefined(),
    );
  },
);
