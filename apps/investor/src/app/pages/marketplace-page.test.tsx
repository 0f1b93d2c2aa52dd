import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import type { LiveUnits } from '@portal/domain/offering/deals/live-units.wire';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { tradeToWire } from '@portal/domain/order/trades/trade-on-wire';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { authenticate } from '#state/slices/auth-slice.ts';
import { createStore } from '#state/store.ts';
import { ANA, type Answers, answerWith } from '../../testing/api-answers.ts';
import { currentAddress, openApp } from '../../testing/open-app.tsx';
import { MAPLE, PLACED } from '../../testing/sample-order.ts';
import { SilentSource } from '../../testing/silent-source.ts';

const FARM: Deal = {
  ...MAPLE,
  id: 'deal-2',
  slug: 'prairie-sky',
  name: 'Prairie Sky',
  type: 'land',
  province: 'CAN-SK',
  summary: 'Wheat',
  infoTable: [{ kind: 'term', label: 'Expected term', value: '8-10y', figures: [8, 10] }],
};
const data = (body: unknown) => ({ status: 200, body: { data: body } });
const VIDEO = {
  _id: 'v1',
  src: 'https://videos.example/tour',
  description: 'Visite du portail',
  cover: true,
};
const MISSING = {
  status: 404,
  body: { statusCode: 404, code: 'NOT_FOUND', message: ['Not there.'], requestId: 'r1' },
};
const PROFILE = { '/user/profile/': data(ANA) };

async function openMarketplace(answers = {}, language: 'en' | 'fr' = 'en', query = '') {
  const sent = answerWith({
    ...PROFILE,
    '/user/list/deal/live': data([MAPLE, FARM]),
    '/user/platform-videos/': data([]),
    '/user/onboarded': data({ answers: {} }),
    '/user/trades/u1': data({ trades: [], activeTradesTotal: 0 }),
    ...answers,
  });
  const store = createStore();
  store.dispatch(authenticate('token'));
  await openApp(`/dashboard/marketplace${query}`, store, language);
  return { sent, store };
}

const cards = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const card = async (name: string) => screen.findByRole('article', { name });

describe('the marketplace', () => {
  it('shows the dealer’s videos about the platform', async () => {
    await openMarketplace({ '/user/platform-videos/': data([VIDEO]) }, 'fr');
    const videos = await screen.findByRole('region', { name: 'Vidéos sur la plateforme' });
    const link = await within(videos).findByRole('link', { name: 'Visite du portail (nouvel onglet)' });
    expect(link.getAttribute('href')).toBe('https://videos.example/tour');
    expect(link.getAttribute('target')).toBe('_blank');
  });

  it.each([
    ['there are none', data([])],
    ['they cannot be read', MISSING],
  ])('does not mention videos if %s', async (_why, answer) => {
    const { sent } = await openMarketplace({ '/user/platform-videos/': answer });
    await card('Prairie Sky');
    await waitFor(() => expect(sent.map(({ path }) => path)).toContain('/user/platform-videos/'));
    expect(screen.queryByRole('heading', { name: 'Videos about the platform' })).toBeNull();
  });

  it('refetches when the person returns to the tab, and keeps the search text', async () => {
    const { sent } = await openMarketplace();
    await card('Prairie Sky');
    const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
    fireEvent.change(search, { target: { value: 'wheat ' } });
    const asked = () => sent.filter(({ path }) => path === '/user/list/deal/live').length;
    const before = asked();
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(asked()).toBe(before + 1));
    expect(search.value).toBe('wheat ');
    expect(cards()).toEqual(['Prairie Sky']);
  });

  it('shows each deal with its smallest order and how much is reserved', async () => {
    await openMarketplace();
    const maple = within(await card('Maple Gate'));
    expect(maple.getByText('$2,500')).toBeDefined();
    expect(maple.getByRole('progressbar', { name: 'Units reserved' }).getAttribute('aria-valuetext')).toBe(
      '40% reserved',
    );
    expect(maple.getByText('600 units left')).toBeDefined();
    expect(maple.getByRole('link', { name: 'Maple Gate' }).getAttribute('href')).toBe(
      '/dashboard/marketplace/maple-gate',
    );
  });

  it('shows what others reserve meanwhile, and loads deals that opened', async () => {
    const { sent } = await openMarketplace();
    await card('Maple Gate');
    const hear = (units: LiveUnits) => act(async () => SilentSource.opened.at(-1)?.say(units));
    const taken = { id: 'deal-1', unitsTotal: 1000, unitsTaken: 990 };
    await hear({ isWhole: false, deals: [taken] });
    expect(await within(await card('Maple Gate')).findByText('10 units left')).toBeDefined();
    const asked = () => sent.filter(({ path }) => path === '/user/list/deal/live').length;
    const before = asked();
    await hear({ isWhole: true, deals: [taken, { ...taken, id: 'deal-2' }, { ...taken, id: 'deal-3' }] });
    await waitFor(() => expect(asked()).toBe(before + 1));
  });

  it('speaks French', async () => {
    await openMarketplace({}, 'fr');
    const maple = within(await card('Maple Gate'));
    expect(maple.getByText(/^2\s500\s\$$/u)).toBeDefined();
    expect(maple.getByText('600 titres restants')).toBeDefined();
  });

  it('filters the list while typing, and says how many are left', async () => {
    await openMarketplace();
    await card('Prairie Sky');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'wheat ' } });
    expect(cards()).toEqual(['Prairie Sky']);
    expect(screen.getByText('1 deal')).toBeDefined();
  });

  it('filters by a province on the map, which the filters show too', async () => {
    await openMarketplace();
    await card('Prairie Sky');
    fireEvent.click(screen.getByRole('button', { name: /Filters/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Saskatchewan, 1 deal' }));
    expect(cards()).toEqual(['Prairie Sky']);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Saskatchewan/ }).checked).toBe(true);
    expect(currentAddress()).toBe('/dashboard/marketplace?province%5B%5D=CAN-SK');
  });

  it('opens as its address says, with the named filters in view', async () => {
    await openMarketplace({}, 'en', '?type[]=land&term=10&sort=return');
    expect(await card('Prairie Sky')).toBeDefined();
    expect(cards()).toEqual(['Prairie Sky']);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' }).value).toBe('return');
    expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: /Expected term/ })).value).toBe(
      '10',
    );
  });

  it('keeps the search in its address', async () => {
    const { store } = await openMarketplace();
    await card('Prairie Sky');
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'term' } });
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'wheat' } });
    await waitFor(() => expect(currentAddress()).toBe('/dashboard/marketplace?q=wheat&sort=term'));
    expect(store.getState().search.criteria).toEqual({ sort: 'term', q: 'wheat' });
    fireEvent.click(screen.getByRole('link', { name: 'Prairie Sky' }));
    await waitFor(() => expect(currentAddress()).toBe('/dashboard/marketplace/prairie-sky'));
  });

  it('says how a deal matches the person’s answers, why, and that this is no advice', async () => {
    await openMarketplace({ '/user/onboarded': data({ answers: { 'real-estate': ['3'], horizon: '4' } }) });
    const farm = within(await card('Prairie Sky'));
    expect(farm.getByText('Matches your answers: your kind of investment, 8 to 10 years')).toBeDefined();
    expect(farm.getByText('You chose this kind of investment.')).toBeDefined();
    expect(farm.getByText(/It is not advice/)).toBeDefined();
    expect(within(await card('Maple Gate')).queryByText(/your kind of investment/)).toBeNull();
  });

  it('leads back to an unfinished order', async () => {
    await openMarketplace({
      '/user/trades/u1': data({ trades: [tradeToWire(PLACED)], activeTradesTotal: 0 }),
    });
    const strip = within(await screen.findByRole('region', { name: 'Your unfinished order' }));
    expect(strip.getByText('Unfinished order: Maple Gate, $2,500')).toBeDefined();
    expect(strip.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(
      '/wizard/maple-gate/details',
    );
  });

  it('is there again after leaving by a tab and coming back by one', async () => {
    const { store } = await openMarketplace();
    await card('Prairie Sky');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'wheat' } });
    await waitFor(() => expect(currentAddress()).toBe('/dashboard/marketplace?q=wheat'));
    const go = (name: string) => fireEvent.click(screen.getAllByRole('link', { name })[0] ?? document.body);
    go('Portfolio');
    await waitFor(() => expect(currentAddress()).toBe('/dashboard/portfolio'));
    go('Marketplace');
    await waitFor(() => expect(currentAddress()).toBe('/dashboard/marketplace?q=wheat'));
    expect(store.getState().search.criteria).toEqual({ q: 'wheat' });
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' }).value).toBe('wheat');
  });

  it('keeps bookmarks, and shows only those when asked', async () => {
    const { store } = await openMarketplace();
    await card('Maple Gate');
    fireEvent.click(screen.getByRole('button', { name: 'Bookmark Maple Gate' }));
    fireEvent.click(screen.getByRole('button', { name: /^Bookmarked/ }));
    expect(store.getState().bookmark.dealIds).toEqual(['deal-1']);
    expect(cards()).toEqual(['Maple Gate']);
  });

  it('that hides every deal says so, and can show them again', async () => {
    const { store } = await openMarketplace();
    await card('Maple Gate');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'castle' } });
    expect(screen.getByText('No deal matches')).toBeDefined();
    fireEvent.click(screen.getAllByRole('button', { name: 'Clear the filters' })[1] ?? document.body);
    await waitFor(() => expect(cards()).toHaveLength(2));
    expect(store.getState().search.criteria).toEqual({});
  });

  it('that could not be loaded can be retried', async () => {
    await openMarketplace({
      '/user/list/deal/live': {
        status: 500,
        body: { statusCode: 500, code: 'FAULT', message: ['Our fault.'], requestId: 'r1' },
      },
    });
    expect(await screen.findByText('Our fault.')).toBeDefined();
    answerWith({ ...PROFILE, '/user/list/deal/live': data([MAPLE]) });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card('Maple Gate')).toBeDefined();
  });
});

async function openDeal(trades: Trade[], deal: Answers[string] = data(MAPLE)) {
  answerWith({
    ...PROFILE,
    '/user/deal/live/maple-gate': deal,
    '/user/trades/u1': data({ trades: trades.map(tradeToWire), activeTradesTotal: 0 }),
  });
  const store = createStore();
  store.dispatch(authenticate('token'));
  await openApp('/dashboard/marketplace/maple-gate', store);
  return store;
}

describe('the page of a deal', () => {
  it('leads into the wizard', async () => {
    await openDeal([]);
    const [invest] = await screen.findAllByRole('link', { name: 'Invest' });
    expect(invest?.getAttribute('href')).toBe('/wizard/maple-gate/order');
    await waitFor(() => expect(document.title).toMatch(/^Maple Gate \|/));
  });

  it('resumes an order where it continues', async () => {
    await openDeal([PLACED]);
    const [resume] = await screen.findAllByRole('link', { name: 'Continue your order' });
    expect(resume?.getAttribute('href')).toBe('/wizard/maple-gate/details');
  });

  it.each([
    ['closed', { closesAt: '2026-01-02T00:00:00Z' }, 'This deal is closed and takes no more orders.'],
    ['fully reserved', { unitsTaken: 995 }, /Every unit is reserved/],
  ])('that is %s offers no order', async (_how, change, words) => {
    await openDeal([], data({ ...MAPLE, ...change }));
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('link', { name: 'Invest' })).toBeNull();
  });

  it('shows what others reserve meanwhile', async () => {
    await openDeal([]);
    await screen.findAllByRole('link', { name: 'Invest' });
    await act(async () =>
      SilentSource.opened
        .at(-1)
        ?.say({ isWhole: false, deals: [{ id: 'deal-1', unitsTotal: 1000, unitsTaken: 999 }] }),
    );
    expect(await screen.findByText('1 unit left')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Invest' })).toBeNull();
  });

  it('that does not exist leads back to the others', async () => {
    await openDeal([], MISSING);
    expect(await screen.findByRole('heading', { name: 'We cannot find this deal' })).toBeDefined();
    fireEvent.click(screen.getByRole('link', { name: 'See the open deals' }));
    await waitFor(() => expect(currentAddress()).toBe('/dashboard/marketplace'));
  });

  it('turns its pictures with the arrow keys', async () => {
    const photo = (id: string, cover: boolean) => ({
      _id: id,
      src: `/${id}.svg`,
      description: `The ${id}`,
      cover,
    });
    const store = await openDeal(
      [],
      data({ ...MAPLE, photos: [photo('plan', false), photo('house', true)] }),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Enlarge the picture: The house' }));
    expect(await screen.findByRole('img', { name: 'The house' })).toBeDefined();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
    expect(screen.getByRole('img', { name: 'The plan' })).toBeDefined();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await waitFor(() => expect(store.getState().modal.lightbox).toBe(false));
  });
});
