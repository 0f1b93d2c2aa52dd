// Wide: plans are chosen by statistics, which twenty thousand rows have and a hundred do not.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Db } from '../../../../platform/db/tables.ts';
import type { TestPortal } from '../../../../testing/open-test-portal.ts';
import { expectSmallPlans, portalOfYears } from '../../../../testing/plans-of-screens.ts';
import { countFlagRows, listFlagRows } from './flag-rows.store.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await portalOfYears();
});
afterAll(() => portal.close());

const PAGE = { after: null, limit: 51, language: 'en' } as const;
const FLAGS = { state: 'open', representativeId: null } as const;

describe.skipIf(inject('engine').kind === 'embedded')(
  'the plan of a screen reads no growing table whole, and sorts little:',
  () => {
    it.each<[string, (db: Db) => Promise<unknown>]>([
      ['open flags', (db) => listFlagRows(db, FLAGS, PAGE)],
      ['how many flags are open', (db) => countFlagRows(db, FLAGS)],
      ['cleared flags, the newest first', (db) => listFlagRows(db, { ...FLAGS, state: 'cleared' }, PAGE)],
      ['how many flags were cleared', (db) => countFlagRows(db, { ...FLAGS, state: 'cleared' })],
    ])('%s', async (_row, work) => expect(await expectSmallPlans(portal, work)).toBeUndefined());
  },
);
