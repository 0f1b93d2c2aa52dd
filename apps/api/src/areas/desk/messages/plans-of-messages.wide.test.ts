// Wide: plans are chosen by statistics, which twenty thousand rows have and a hundred do not.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Db } from '../../../platform/db/tables.ts';
import type { TestPortal } from '../../../testing/open-test-portal.ts';
import { expectSmallPlans, portalOfYears } from '../../../testing/plans-of-screens.ts';
import { countMessages, listMessages } from './message-rows.store.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await portalOfYears();
});
afterAll(() => portal.close());

const PAGE = { after: null, limit: 51, language: 'en' } as const;
const ALL = { filter: { state: 'all' }, representativeId: null } as const;

describe.skipIf(inject('engine').kind === 'embedded')(
  'the plan of a screen reads no growing table whole, and sorts little:',
  () => {
    it.each<[string, (db: Db) => Promise<unknown>]>([
      [
        'new messages, the oldest first',
        (db) => listMessages(db, { filter: {}, representativeId: null }, PAGE),
      ],
      ['all messages, the newest first', (db) => listMessages(db, ALL, PAGE)],
      ['how many messages there are', (db) => countMessages(db, ALL)],
    ])('%s', async (_row, work) => expect(await expectSmallPlans(portal, work)).toBeUndefined());
  },
);
