// Wide: plans are chosen by statistics, which twenty thousand rows have and a hundred do not.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Db } from '../../../platform/db/tables.ts';
import type { TestPortal } from '../../../testing/open-test-portal.ts';
import { expectSmallPlans, portalOfYears } from '../../../testing/plans-of-screens.ts';
import { STAFF } from '../../../testing/staff-actor.ts';
import { askedBy } from './asked-by.ts';
import { countOpenProposals, listOpenProposals } from './open-proposals.store.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await portalOfYears();
});
afterAll(() => portal.close());

const PAGE = { after: null, limit: 51, language: 'en' } as const;
const asked = () => askedBy(STAFF, portal.deps.clock.now());

describe.skipIf(inject('engine').kind === 'embedded')(
  'the plan of a screen reads no growing table whole, and sorts little:',
  () => {
    it.each<[string, (db: Db) => Promise<unknown>]>([
      ['what waits for others to approve', (db) => listOpenProposals(db, asked(), 'for-others', PAGE)],
      ['what waits for me to approve', (db) => listOpenProposals(db, asked(), 'for-you', PAGE)],
      ['how much waits to be approved', (db) => countOpenProposals(db, asked(), 'for-you')],
    ])('%s', async (_row, work) => expect(await expectSmallPlans(portal, work)).toBeUndefined());
  },
);
