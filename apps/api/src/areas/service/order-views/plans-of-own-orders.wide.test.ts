// Wide: plans are chosen by sizes, which twenty thousand orders have and a hundred do not.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { copyRow } from '../../../testing/copy-row.ts';
import type { TestPortal } from '../../../testing/open-test-portal.ts';
import { expectSmallPlans, forgetStatistics, portalOfYears } from '../../../testing/plans-of-screens.ts';
import { findTradeView, listTradeViews } from './trade-views.store.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await portalOfYears();
  await profileEach(portal);
});
afterAll(() => portal.close());

/** A profile of everybody's own: copies of the one that was really written. */
async function profileEach({ db }: TestPortal): Promise<void> {
  const { id, investor_id: owner } = await db
    .selectFrom('kyc_versions')
    .select(['id', 'investor_id'])
    .limit(1)
    .executeTakeFirstOrThrow();
  const others = await db.selectFrom('investors').select('id').where('id', '<>', owner).execute();
  await copyRow(db, 'kyc_versions', id, others.length, {
    id: sql`md5('profile' || place)`,
    investor_id: sql`(${others.map((other) => other.id)}::text[])[place]`,
  });
}

const owner = async () =>
  await portal.db.selectFrom('trades').select(['id', 'investor_id']).limit(1).executeTakeFirstOrThrow();

describe.skipIf(inject('engine').kind === 'embedded')(
  'the plan of a page of an investor reads no growing table whole',
  () => {
    it.each([
      ['with what the database knows of its tables', async () => undefined],
      ['just after a load, when it knows nothing of them', () => forgetStatistics(portal)],
    ])('%s', async (_row, prepare) => {
      await prepare();
      const { id, investor_id } = await owner();
      const { secrets } = portal.deps;
      const filter = { includeArchived: false };
      expect(
        await expectSmallPlans(portal, (db) => listTradeViews(db, secrets, investor_id, filter)),
      ).toBeUndefined();
      expect(
        await expectSmallPlans(portal, (db) => findTradeView(db, secrets, investor_id, id)),
      ).toBeUndefined();
    });
  },
);
