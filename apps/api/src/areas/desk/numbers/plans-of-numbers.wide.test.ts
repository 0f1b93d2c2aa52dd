// Wide: plans are chosen by statistics, which twenty thousand orders have and a hundred do not.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Db } from '../../../platform/db/tables.ts';
import type { TestPortal } from '../../../testing/open-test-portal.ts';
import { expectSmallPlans, portalOfYears } from '../../../testing/plans-of-screens.ts';
import { findKeptNumbers } from './kept-numbers.store.ts';
import { readMoneyByWeek, readUnmatched } from './numbers.store.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await portalOfYears();
});
afterAll(() => portal.close());

const TWELVE_WEEKS_MS = 80 * 86_400_000;

describe.skipIf(inject('engine').kind === 'embedded')(
  'the plan of a screen reads no growing table whole, and sorts little:',
  () => {
    it.each<[string, (db: Db) => Promise<unknown>]>([
      [
        'the money of twelve weeks',
        (db) => readMoneyByWeek(db, new Date(Date.now() - TWELVE_WEEKS_MS).toISOString().slice(0, 10)),
      ],
      ['the lines of the bank that wait', readUnmatched],
      ['what was counted of everybody', findKeptNumbers],
    ])('%s', async (_row, work) => expect(await expectSmallPlans(portal, work)).toBeUndefined());
  },
);
