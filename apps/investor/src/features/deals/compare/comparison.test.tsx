import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { authenticate } from '#state/slices/auth-slice.ts';
import { createStore } from '#state/store.ts';
import { ANA, type Answers, answerWith } from '../../../testing/api-answers.ts';
import { currentAddress, openApp } from '../../../testing/open-app.tsx';
import { MAPLE } from '../../../testing/sample-order.ts';

const ok = (data: unknown) => ({ status: 200, body: { data } });
const GONE = {
  status: 404,
  body: { statusCode: 404, error: 'Not Found', code: 'NOT_FOUND', message: ['Not there.'], requestId: 'r1' },
};
const BUSY = {
  status: 503,
  body: { statusCode: 503, error: 'Busy', code: 'BUSY', message: ['Too much is going on.'], requestId: 'r1' },
};

const deal = (slug: string, name: string, more: Partial<Deal> = {}): Deal => ({
  ...MAPLE,
  id: slug,
  slug,
  name,
  ...more,
});
const FARM = deal('prairie-sky', 'Prairie Sky', {
  location: 'Regina, Saskatchewan',
  infoTable: [{ kind: 'interestRate', label: 'Interest', value: '6%', figures: [6, 6] }],
});
const DEALS = [MAPLE, FARM, deal('wharf', 'Wharf'), deal('grove', 'Grove')];

async function open(address: string, more: Answers = {}): Promise<void> {
  const store = createStore();
  store.dispatch(authenticate('token'));
  answerWith({
    '/user/profile/': ok(ANA),
    '/user/list/deal/live': ok(DEALS),
    '/user/platform-videos/': ok([]),
    '/user/onboarded': ok({ answers: {} }),
    '/user/trades/u1': ok({ trades: [], activeTradesTotal: 0 }),
    ...Object.fromEntries(DEALS.map((each) => [`/user/deal/live/${each.slug}`, ok(each)])),
    ...more,
  });
  await openApp(address, store);
}

const mark = (name: string) =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^Compare ?${name}$`) });
/** The bar loads with the first mark, and pressing does not await it: React's `act` would not render it later. */
const click = (pressed: HTMLElement) => act(async () => void fireEvent.click(pressed));
const press = async (name: string) => click(await mark(name));
const bar = () => screen.findByRole('region', { name: 'Deals to compare' });

describe('marking deals on the marketplace', () => {
  it('says how many are marked, keeps them in the address, and compares two or more', async () => {
    await open('/dashboard/marketplace');
    await press('Maple Gate');
    expect(within(await bar()).getByText('1 deal to compare: mark one or two more')).toBeDefined();
    expect(within(await bar()).queryByRole('link')).toBeNull();
    await press('Wharf');
    await waitFor(() => expect(currentAddress()).toBe('/dashboard/marketplace?compare=maple-gate%2Cwharf'));
    const link = within(await bar()).getByRole('link', { name: 'Compare' });
    expect(link.getAttribute('href')).toBe('/dashboard/compare?deals=maple-gate,wharf');
  });

  it('refuses a fourth, and can unmark', async () => {
    await open('/dashboard/marketplace?compare=maple-gate,wharf,grove');
    await press('Prairie Sky');
    expect((await mark('Prairie Sky')).checked).toBe(false);
    expect(await screen.findByText(/You can compare three deals at a time/)).toBeDefined();
    await press('Wharf');
    await press('Prairie Sky');
    await waitFor(async () => expect((await mark('Prairie Sky')).checked).toBe(true));
    expect((await mark('Wharf')).checked).toBe(false);
  });

  it('survives filtering, and ends when cleared', async () => {
    await open('/dashboard/marketplace?type[]=student&compare=maple-gate,wharf');
    await click(await screen.findByRole('button', { name: 'Clear the filters' }));
    await waitFor(() => expect(currentAddress()).toBe('/dashboard/marketplace?compare=maple-gate%2Cwharf'));
    fireEvent.click(within(await bar()).getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Deals to compare' })).toBeNull());
    await waitFor(() => expect(currentAddress()).toBe('/dashboard/marketplace'));
  });
});

describe('deals side by side', () => {
  it('are a table with a row per question, and a note where a deal does not say', async () => {
    await open('/dashboard/compare?deals=maple-gate,prairie-sky');
    const table = await screen.findByRole('table', { name: 'Compare deals' });
    const cells = (label: RegExp) =>
      within(within(table).getByRole('row', { name: label }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
    expect(cells(/^Target return or interest/)).toEqual([
      '8-10%Target annual return, not guaranteed',
      '6%Interest',
    ]);
    expect(cells(/^All costs on \$10,000/)).toEqual(['$800 at the start', 'Not stated']);
    expect(cells(/^Smallest order/)).toEqual(['$2,500', '$2,500']);
    expect(cells(/^Units left/)).toEqual(['600 units left', '600 units left']);
    expect(cells(/^Worst past result/)).toEqual(['One residence opened late', 'Not stated']);
    const names = within(table).getAllByRole('link');
    expect(names.map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/marketplace/maple-gate',
      '/dashboard/marketplace/prairie-sky',
    ]);
  });

  it('belong to the marketplace, whose tab is marked', async () => {
    await open('/dashboard/compare?deals=maple-gate,wharf');
    const tabs = within(await screen.findByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('aria-current')])).toEqual([
      ['Marketplace', 'page'],
      ['Portfolio', null],
    ]);
  });

  it('are removed one by one, and others added', async () => {
    await open('/dashboard/compare?deals=maple-gate,prairie-sky,wharf');
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Prairie Sky' }));
    await waitFor(() => expect(currentAddress()).toBe('/dashboard/compare?deals=maple-gate,wharf'));
    expect(screen.getByRole('link', { name: 'Add a deal' }).getAttribute('href')).toBe(
      '/dashboard/marketplace?compare=maple-gate%2Cwharf',
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Wharf' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Maple Gate' }));
    await waitFor(() => expect(currentAddress()).toBe('/dashboard/compare'));
    expect(screen.getByText('Nothing to compare yet')).toBeDefined();
  });

  it('say if one is no longer offered, and show the others', async () => {
    await open('/dashboard/compare?deals=maple-gate,gone', { '/user/deal/live/gone': GONE });
    expect(await screen.findByText('One of these deals is no longer offered.')).toBeDefined();
    expect(screen.getAllByRole('columnheader')).toHaveLength(1);
  });

  it('can be retried if the portal does not answer', async () => {
    await open('/dashboard/compare?deals=maple-gate,wharf', { '/user/deal/live/wharf': BUSY });
    expect(await screen.findByText('Too much is going on.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});
