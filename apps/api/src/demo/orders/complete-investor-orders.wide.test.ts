// Wide: orders of the demonstration that come out otherwise, or twice, when its loading was cut off.
import { STAFF_ROLES } from '@portal/domain/firm/staff/staff-roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts';
import { loadDemoData } from '../load-demo-data.ts';
import { loadDemoDeals } from '../load-demo-deals.ts';
import { completeInvestorKyc } from '../people/complete-investor-kyc.ts';
import { demoFounding, demoPerson, secondPeople } from '../people/demo-people.ts';
import { completeInvestorAccount, completeInvestorOnboarding } from '../people/demo-person.ts';
import { completeInvestorOrders } from './complete-investor-orders.ts';

const PERSON = [completeInvestorAccount, completeInvestorOnboarding, completeInvestorKyc];
/** How many new ids each attempt gets before it is cut off: in the order, the payment, the ceremony, the decision. */
const CUTS = [0, 1, 3, 6, 2, 9, 14, 4];

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

async function countActions(): Promise<Record<string, number>> {
  const rows = await portal.db
    .selectFrom('audit_log')
    .select(({ fn }) => ['action', fn.countAll().as('times')])
    .where('target', 'like', 'trade:%')
    .groupBy('action')
    .execute();
  return Object.fromEntries(rows.map(({ action, times }) => [action, Number(times)]));
}

/** Loads the orders, and dies once this many ids have been given out; returns whether it finished. */
async function loadUntil(ids: number): Promise<boolean> {
  let left = ids;
  const newId = () => {
    if (left === 0) {
      throw new Error('cut off');
    }
    left -= 1;
    return portal.deps.newId();
  };
  return loadDemoData({ ...portal.deps, newId }, { steps: [completeInvestorOrders] }).then(
    () => true,
    () => false,
  );
}

describe('the orders of the demonstration', () => {
  it('are not placed if the demonstration has no deals', async () => {
    await loadDemoData(portal.deps, { steps: [...PERSON, completeInvestorOrders] });
    expect(await portal.db.selectFrom('trades').select('id').execute()).toEqual([]);
  });

  it('come out the same however often the loading is cut off', async () => {
    await loadDemoData(portal.deps, {
      steps: [loadDemoDeals, demoFounding, ...STAFF_ROLES.map(demoPerson), ...secondPeople],
    });
    const taken = async () => {
      const deals = await portal.db
        .selectFrom('deals')
        .select(['slug', 'units_taken'])
        .orderBy('slug')
        .execute();
      return new Map(deals.map(({ slug, units_taken }) => [slug, units_taken]));
    };
    const before = await taken();
    const outcomes: boolean[] = [];
    for (const cut of CUTS) {
      outcomes.push(await loadUntil(cut));
    }
    expect(outcomes, 'each was cut off').not.toContain(true);
    await loadDemoData(portal.deps, { steps: [completeInvestorOrders] });

    expect(await countActions()).toMatchObject({
      'trade.created': 3,
      'documents.signed': 2,
      'trade.submitted': 2,
      'trade.review-started': 2,
      'payment.received': 1,
      'trade.approved': 1,
    });
    const after = await taken();
    const ordered = [...after].map(([slug, units]) => [slug, units - (before.get(slug) ?? 0)]);
    expect(ordered.filter(([, units]) => units !== 0)).toEqual([
      ['loon-narrows-lodge', 20],
      ['maple-gate-student-residence', 20],
      ['saint-laurent-photonics-credit', 8],
    ]);
  });

  it('stay as people leave them', async () => {
    await portal.db.updateTable('trades').set({ status: 9 }).execute();
    await loadDemoData(portal.deps, { steps: [completeInvestorOrders] });
    const statuses = await portal.db.selectFrom('trades').select('status').execute();
    expect(statuses).toEqual([{ status: 9 }, { status: 9 }, { status: 9 }]);
  });
});
