import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { authenticate } from '#state/slices/auth-slice.ts';
import { pageDrawn } from '#state/slices/page-slice.ts';
import { createStore } from '#state/store.ts';
import { ANA, answerWith } from '../../../testing/api-answers.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { MAPLE } from '../../../testing/sample-order.ts';

/** The picture of a card is rendered as often as its card. */
const { rendered } = vi.hoisted(() => ({ rendered: vi.fn() }));
vi.mock('#features/deals/card/cover-picture.tsx', () => ({
  CoverPicture: () => {
    rendered();
    return null;
  },
}));

const OTHER: Deal = { ...MAPLE, id: 'deal-2', slug: 'prairie-sky', name: 'Prairie Sky' };
const ok = (data: unknown) => ({ status: 200, body: { data } });

it('cards that the server drew are rendered once, whatever is known of deals, person and time afterwards', async () => {
  const deals = [MAPLE, OTHER];
  const sent = answerWith({
    '/user/profile/': ok(ANA),
    '/user/list/deal/live': ok(structuredClone(deals)),
    '/user/platform-videos/': ok([]),
    '/user/onboarded': ok({ answers: { 'real-estate': ['2'] } }),
    '/user/trades/u1': ok({ trades: [], activeTradesTotal: 0 }),
  });
  const store = createStore();
  store.dispatch(authenticate('token'));
  store.dispatch(pageDrawn({ drawnAt: Date.now() - 60_000, deals: structuredClone(deals), deal: null }));
  await openApp('/dashboard/marketplace', store);
  await waitFor(() => expect(screen.getAllByText(/^Matches/)).toHaveLength(deals.length));
  await waitFor(() => expect(store.getState().page.drawnAt).toBeNull());
  expect(sent.map(({ path }) => path)).toContain('/user/list/deal/live');
  expect(rendered).toHaveBeenCalledTimes(deals.length);
});
