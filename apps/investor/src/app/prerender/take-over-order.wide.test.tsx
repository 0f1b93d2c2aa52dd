// Wide: the first page of an order that jumps, or loses what was typed, when the application takes over what the server drew.
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { tradeToWire } from '@portal/domain/order/trades/trade-on-wire';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, holdCall } from '../../testing/api-answers.ts';
import { openDrawn, serve } from '../../testing/open-drawn.tsx';
import { ok } from '../../testing/open-wizard.tsx';
import { MAPLE, PLACED, profile, SIGNED } from '../../testing/sample-order.ts';

const ORDER = `/wizard/${MAPLE.slug}/order`;
const DRAFT = '/user/draft/order%3Adeal-1';
const TITLE = 'How much would you like to invest?';
/** Where an order shows how long its units are reserved. */
const UNRESERVED = 'Nothing is reserved yet';
const RANGE = /^From \$2,500 to \$50,000/;

const open = (language: 'en' | 'fr' = 'en') =>
  openDrawn(ORDER, { deals: null, deal: { ...MAPLE, documents: [] } }, { language });
function serveOrder(trade: Trade | null, more: Answers = {}) {
  return serve({
    '/user/trades/u1': ok({ trades: trade === null ? [] : [tradeToWire(trade)], activeTradesTotal: 0 }),
    '/user/kyc/details': ok(profile(null)),
    [DRAFT]: ok({ scope: 'order:deal-1', data: { amount: 5000 }, savedAt: null }),
    ...more,
  });
}
const heading = () => screen.getByRole('heading', { level: 1 });
const amount = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Amount/ });

describe("an order's first page that the server drew", () => {
  it('has the deal, the question and its limits, and nothing to press that is not known yet', async () => {
    serveOrder(null);
    await open();
    expect(heading().textContent).toBe(TITLE);
    expect(screen.getAllByText(MAPLE.name).length).toBeGreaterThan(0);
    const range = screen.getByText(RANGE);
    expect(range.closest('[inert]')?.querySelector('input')?.disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next Step' }).disabled).toBe(true);
    for (const unknown of ['Cancel', UNRESERVED]) {
      expect(screen.getAllByText(unknown)[0]?.closest('.invisible')).not.toBeNull();
    }
  });

  it.each(['en', 'fr'] as const)(
    'is taken over in %s as it is, loading the draft along with the orders',
    async (language) => {
      const sent = serveOrder(null);
      const release = holdCall('/api/user/trades/u1?dealId=deal-1');
      const { takeOver } = await open(language);
      const drawn = heading();
      const { differences } = await takeOver();
      expect(differences).toEqual([]);
      expect(heading()).toBe(drawn);
      await waitFor(() => expect(sent.map(({ path }) => path)).toContain(DRAFT));
      await act(async () => release());
    },
  );

  it('opens its form with what was typed before', async () => {
    serveOrder(null);
    const { takeOver } = await open();
    const drawn = heading();
    const { store } = await takeOver();
    expect((await amount()).value).toBe('5,000');
    expect(heading()).toBe(drawn);
    expect(screen.getByText(RANGE).closest('[inert]')).toBeNull();
    for (const known of ['Cancel', UNRESERVED]) {
      expect(screen.getAllByText(known)[0]?.closest('.invisible')).toBeNull();
    }
    expect(store.getState().page.deal).toBeNull();
  });

  it.each([
    ['is with the dealer', SIGNED, /no longer/],
    ['was begun', PLACED, TITLE],
  ])('shows an existing order that %s', async (_what, trade, words) => {
    serveOrder(trade);
    const { takeOver } = await open();
    await takeOver();
    expect(await screen.findByText(words)).toBeDefined();
    await waitFor(() => expect(screen.queryByText('Cancel')?.closest('.invisible') ?? null).toBeNull());
  });

  it('says that all units are gone if they went since rendering', async () => {
    serveOrder(null, { [`/user/deal/live/${MAPLE.slug}`]: ok({ ...MAPLE, unitsTaken: 1000 }) });
    const { takeOver } = await open();
    await takeOver();
    expect(await screen.findByRole('heading', { level: 1, name: MAPLE.name })).toBeDefined();
  });
});
