import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { addMemorandum } from '../../../../testing/deal-papers.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { addManyDeals } from '../testing/many-deals.ts';
import { addSampleDeal } from '../testing/sample-deal.ts';
import { contentOfDeal, contentOfMarketplace, contentOfOrder } from './content-of-marketplace.ts';

const DAY_MS = 86_400_000;
let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
  const { id } = await addSampleDeal(portal, 'Maple Street');
  await addMemorandum(portal.deps, id, Buffer.from('%PDF-1.7'));
  await addSampleDeal(portal, 'Still Secret', { isLive: false });
  const tomorrow = new Date(portal.deps.clock.now().getTime() + DAY_MS);
  await addSampleDeal(portal, 'Not Yet', { opensAt: tomorrow });
});
afterAll(() => portal.close());

const asVisitor = async (path: string) => (await portal.app.inject({ url: `/api${path}` })).json().data;
const marketplace = () => contentOfMarketplace(portal.deps, { language: 'en' });
const deal = (slug: string) =>
  contentOfDeal(portal.deps, { path: `/dashboard/marketplace/${slug}`, language: 'en' });
const order = (path: string) => contentOfOrder(portal.deps, { path: `/wizard/${path}`, language: 'en' });

describe('the content drawn into a page', () => {
  it('of the marketplace is the list that visitors see', async () => {
    const content = await marketplace();
    expect(content).toEqual({ deals: await asVisitor('/deal/live'), deal: null });
    expect(content?.deals?.map(({ name }) => name).toSorted()).toEqual(['Maple Street', 'Not Yet']);
  });

  it.each(['maple-street', 'maple-street/'])('of the deal %s is what visitors see of it', async (slug) => {
    const content = await deal(slug);
    expect(content).toEqual({ deals: null, deal: await asVisitor('/deal/live/maple-street') });
    expect(content?.deal?.documents).toEqual([]);
  });

  it.each(['still-secret', 'no-such-deal', '%E0%A4'])('of the deal %s is nothing', async (slug) => {
    expect(await deal(slug)).toBeNull();
  });

  it.each(['maple-street/order', 'maple-street/order/'])(
    'of %s is the deal that is ordered',
    async (path) => {
      expect(await order(path)).toEqual({ deals: null, deal: await asVisitor('/deal/live/maple-street') });
    },
  );

  it.each([
    ['a later page', 'maple-street/pay'],
    ['an order without a page', 'maple-street'],
    ['a deal that is not offered', 'still-secret/order'],
    ['a deal that does not take orders yet', 'not-yet/order'],
  ])('of %s of an order is nothing', async (_what, path) => {
    expect(await order(path)).toBeNull();
  });

  it('is nothing if the list is long', async () => {
    // A portal of its own, because visitors' lists are cached.
    const full = await openTestPortal();
    onTestFinished(() => full.close());
    await addManyDeals(full.db, full.deps.clock.now(), 41);
    expect(await contentOfMarketplace(full.deps, { language: 'en' })).toBeNull();
  });
});
