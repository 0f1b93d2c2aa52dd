import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { watchedDocument } from '#state/page/watched-document.ts';
import { authenticate } from '#state/slices/auth-slice.ts';
import { createStore } from '#state/store.ts';
import { ANA, answerWith } from '../../testing/api-answers.ts';
import { currentAddress, openApp } from '../../testing/open-app.tsx';

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
    expect(screen.getByText(/The investor pays no fees/)).toBeDefined();
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

  it('registers a visitor in a dialog over the page, and remembers the deal that was pressed', async () => {
    const store = createStore();
    answerWith(deals(DEAL));
    await openApp('/', store);
    fireEvent.click(await screen.findByRole('link', { name: 'Harbour Row' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create your account' });
    expect(currentAddress()).toBe('/');
    expect(store.getState().modal).toMatchObject({ modal: true, register: true });
    expect(store.getState().notice).toEqual({
      notice: null,
      destination: '/dashboard/marketplace/harbour-row',
    });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(store.getState().modal).toMatchObject({ modal: false, register: false });
  });

  it('keeps the dialog’s input when closed, except the password', async () => {
    answerWith(deals(DEAL));
    await openApp('/', createStore());
    const open = async () => {
      fireEvent.click(await screen.findByRole('link', { name: 'Harbour Row' }));
      return within(await screen.findByRole('dialog'));
    };
    const first = await open();
    fireEvent.change(first.getByLabelText('First name'), { target: { value: 'Ana' } });
    fireEvent.change(first.getByLabelText('Password'), { target: { value: 'three quiet loons' } });
    fireEvent.click(first.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const second = await open();
    expect(second.getByLabelText('First name')).toHaveProperty('value', 'Ana');
    expect(second.getByLabelText('Password')).toHaveProperty('value', '');
  });

  it('registers a visitor on a page of its own where third-party scripts run', async () => {
    watchedDocument.isWatched = true;
    const startAnew = vi.spyOn(watchedDocument, 'startAnew').mockReturnValue();
    onTestFinished(() => {
      watchedDocument.isWatched = false;
    });
    const store = createStore();
    answerWith(deals(DEAL));
    await openApp('/', store);
    fireEvent.click(await screen.findByRole('link', { name: 'Harbour Row' }));
    await waitFor(() => expect(startAnew).toHaveBeenCalled());
    expect(currentAddress()).toBe('/register');
    expect(store.getState().notice.destination).toBe('/dashboard/marketplace/harbour-row');
    expect(screen.queryByRole('dialog')).toBeNull();
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
