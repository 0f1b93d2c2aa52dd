// Wide: plans are chosen by statistics, which twenty thousand orders have and a hundred do not.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Db } from '../../../platform/db/tables.ts';
import type { TestPortal } from '../../../testing/open-test-portal.ts';
import { expectSmallPlans, portalOfYears } from '../../../testing/plans-of-screens.ts';
import { countInvestors, listInvestors } from './investor-rows.store.ts';
import { ofEverybody } from './investors-in-scope.sql.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await portalOfYears();
});
afterAll(() => portal.close());

const PAGE = { after: null, limit: 51 };
const named = (search: string) => ({ ...ofEverybody({}), filter: { search } });

describe.skipIf(inject('engine').kind === 'embedded')(
  'the plan of a screen reads no growing table whole, and sorts little:',
  () => {
    it.each<[string, (db: Db) => Promise<unknown>]>([
      ['investors by the words of a name', (db) => listInvestors(db, named('ada copy777'), PAGE)],
      ['how many have these words', (db) => countInvestors(db, named('ada copy777'))],
      ['investors by a part of a telephone number', (db) => listInvestors(db, named('555-0777'), PAGE)],
      ['how many have it', (db) => countInvestors(db, named('555-0777'))],
      [
        'how many have begun their first profile',
        (db) => countInvestors(db, { ...ofEverybody({}), filter: { profile: 'begun' } }),
      ],
      ['investors whom nobody has heard of', (db) => listInvestors(db, named('zuckerbrot'), PAGE)],
    ])('%s', async (_row, work) => expect(await expectSmallPlans(portal, work)).toBeUndefined());
  },
);
