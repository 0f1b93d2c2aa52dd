import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { authenticate } from '#state/slices/auth-slice.ts';
import { createStore } from '#state/store.ts';
import { ANA, answerWith } from '../../testing/api-answers.ts';
import { openApp } from '../../testing/open-app.tsx';

const DEAL: Deal = {
  id: 'd1',
  slug: 'harbour-row',
  name: 'Harbour Row',
  type: 'apartments',
  location: 'Halifax, Nova Scotia',
  province: 'CAN-NS',
  summary: 'Homes by the water.',
  description: '',
  photos: [{ _id: 'p1', src: '/media/p1.svg', description: 'The row', cover: true }],
  videos: [],
  team: [],
  infoTable: [],
  faqs: [],
  unitPrice: 250,
  minimumUnits: 20,
  maximumUnits: 400,
  unitsTotal: 1000,
  unitsTaken: 999,
  paysIncome: false,
  opensAt: '2026-10-01T04:00:00Z',
  closesAt: '2026-12-15T17:00:00Z',
  issuer: { name: '', summary: '', city: '', province: '', email: '', phone: '' },
  documents: [],
};
const deals = (...live: Deal[]) => ({ '/deal/live': { status: 200, body: { data: live } } });

describe('the front page', () => {
  it('answers the four questions of the marketing FAQ with the facts as stated', async () => {
    answerWith(deals());
    await openApp('/', createStore());
    expect(screen.getByText(/We charge you nothing/)).toBeDefined();
    expect(screen.getByText(/planned for Q1 2022/)).toBeDefined();
    expect(screen.getByText(/US expansion is planned for 2022/)).toBeDefined();
    expect(screen.getAllByRole('group').filter(({ tagName }) => tagName === 'DETAILS')).toHaveLength(4);
    expect(await screen.findByText('Nothing is open today')).toBeDefined();
  });

  it('shows at most three deals, and rounds the reserved share down', async () => {
    const four = ['a', 'b', 'c', 'd'].map((id) => ({ ...DEAL, id, slug: id, name: `Deal ${id}` }));
    answerWith(deals(...four));
    await openApp('/', createStore());
    const cards = await screen.findAllByRole('article');
    expect(cards).toHaveLength(3);
    const [first] = cards;
    expect(within(first ?? document.body).getByText('99% reserved')).toBeDefined();
    expect(within(first ?? document.body).getByText('$5,000')).toBeDefined();
  });

  it('leads a visitor from a card to the public page of the deal', async () => {
    answerWith(deals(DEAL));
    await openApp('/', createStore());
    const link = await screen.findByRole('link', { name: 'Harbour Row' });
    expect(link.getAttribute('href')).toBe('/deal/harbour-row');
  });

  it('leads a signed-in person to the deal itself', async () => {
    const store = createStore();
    store.dispatch(authenticate('t1'));
    answerWith({ ...deals(DEAL), '/user/profile/': { status: 200, body: { data: ANA } } });
    await openApp('/', store);
    const link = await screen.findByRole('link', { name: 'Harbour Row' });
    expect(link.getAttribute('href')).toBe('/dashboard/marketplace/harbour-row');
    expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
  });

  it('offers a retry if the deals could not be loaded', async () => {
    answerWith({ '/deal/live': { status: 500, body: { code: 'FAULT', message: ['Our fault.'] } } });
    await openApp('/', createStore());
    expect(await screen.findByText('Our fault.')).toBeDefined();
    answerWith(deals(DEAL));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Harbour Row' })).toBeDefined();
  });
});
