import { REACHED_STEPS } from '@portal/domain/desk/investors/reached-steps';
import { type OfficeNumbers, TIMED_STEPS } from '@portal/domain/desk/numbers/office-numbers.wire';
import { actionsOf } from '@portal/domain/firm/staff/permissions';
import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADA, answerWith, good, openOffice, refused } from '../../../testing/open-office.tsx';

beforeAll(() => import('./numbers-page.tsx'));

const COMPLIANCE = { ...ADA, roles: ['compliance' as const], actions: actionsOf(['compliance']) };
const FINANCE = { ...ADA, roles: ['finance' as const], actions: actionsOf(['finance']) };
const count = (value: number, isCapped = false) => ({ value, isCapped });
const NUMBERS: OfficeNumbers = {
  at: '2026-11-23T15:00:00.000Z',
  queues: [
    {
      queue: 'money',
      count: count(1_000, true),
      mine: count(0),
      today: count(7),
      overdue: count(0),
      oldestSince: '2026-11-16T15:00:00.000Z',
    },
  ],
  uncounted: [],
  returned: count(3),
  unmatched: { lines: count(2), received: 1_250.5, paid: 0 },
  weeks: [
    { from: '2026-11-09', received: 0, returned: 0, released: 0, refunded: 0 },
    { from: '2026-11-16', received: 20_000, returned: 500, released: 12_000, refunded: 0 },
  ],
  counted: {
    at: '2026-11-23T14:05:00.000Z',
    reached: REACHED_STEPS.map((step, place) => ({ step, investors: 200 - place * 30 })),
    times: TIMED_STEPS.map((step, place) => ({
      step,
      count: 4,
      medianHours: [0.5, 30, 72, null][place] ?? null,
      slowHours: null,
    })),
  },
};

async function open(numbers: Partial<OfficeNumbers> = {}, self: StaffSelf = COMPLIANCE) {
  answerWith({ 'GET /me': [good(self)], 'GET /numbers': [good({ ...NUMBERS, ...numbers })] });
  await openOffice('/office/numbers');
  return within(await screen.findByRole('region', { name: 'Waiting' }));
}

describe('the page of numbers', () => {
  it.each([
    ['what waits', 'Awaiting funds: 1,000 waiting', '/office/desk/money'],
    ['what is due today', 'Awaiting funds: 7 due today', '/office/desk/money?due=today'],
    [
      'orders that are with their investors',
      '3 orders are with their investors for changes',
      '/office/desk/all-orders?status=changesAsked&snoozed=all',
    ],
    ['lines that are not matched', '2 bank lines are not matched:', '/office/money/matching'],
  ])('opens the list of %s', async (_what, name, address) => {
    const part = await open();
    expect(part.getByRole('link', { name }).getAttribute('href')).toBe(address);
  });

  it('marks a count that stops at its limit, and links no zero', async () => {
    const part = await open();
    expect(part.getByText('1,000+')).toBeDefined();
    expect(part.queryByRole('link', { name: /overdue/ })).toBeNull();
  });

  it('names a queue that could not be counted, and links its list', async () => {
    const part = await open({ uncounted: ['papers'] });
    const row = within(part.getByRole('row', { name: /^Stuck documents/ }));
    expect(row.getByRole('link', { name: 'not counted' }).getAttribute('href')).toBe('/office/desk/papers');
  });

  it('shows the money of each week in figures, newest first', async () => {
    await open();
    const rows = within(screen.getByRole('region', { name: 'Money by week' })).getAllByRole('row');
    const [, newest = document.body] = rows;
    const cells = within(newest).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      '$20,000.00',
      '$12,000.00',
      '$0.00',
      '$500.00',
    ]);
    expect(rows).toHaveLength(3);
  });

  it('links each week to its days, including those still to close this week', async () => {
    await open();
    const part = within(screen.getByRole('region', { name: 'Money by week' }));
    expect(part.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/office/money/days',
      '/office/money/days?before=2026-11-16',
    ]);
  });

  it('shows how many got how far, as a share of all, each with its list', async () => {
    await open();
    const part = within(screen.getByRole('region', { name: 'From registration to settled' }));
    const link = part.getByRole('link', { name: 'Order settled: 20 investors' });
    expect(link.getAttribute('href')).toBe('/office/investors?reached=settled');
    expect(part.getByText('10%')).toBeDefined();
  });

  it('links no list that the role may not open, and says so when all lines are matched', async () => {
    await open({ unmatched: { lines: count(0), received: 0, paid: 0 } }, FINANCE);
    expect(screen.queryByRole('link', { name: /investors$/ })).toBeNull();
    expect(screen.getByText('All bank lines are matched.')).toBeDefined();
  });

  it.each([
    ['First profile, by the investor', '30 min'],
    ['Order to signature, by the investor', '30 h'],
    ['Payment, after the order is submitted', '3 days'],
    ['Decision, by the office', '–'],
  ])('says that half of the %s steps took %s', async (step, length) => {
    await open();
    const [, median] = within(screen.getByRole('row', { name: new RegExp(`^${step}`) })).getAllByRole('cell');
    expect(median?.textContent).toBe(length);
  });

  it.each([
    ['First profile, by the investor: 4 finished', '/office/investors?took=profile'],
    ['Decision, by the office: 4 finished', '/office/desk/all-orders?took=decision&snoozed=all'],
  ])('links to the list behind a step: %s', async (name, address) => {
    await open();
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address);
  });

  it('says when everybody was counted', async () => {
    await open();
    expect(screen.getByText(/^Counted every hour. As of .*:05/)).toBeDefined();
  });

  it('says that investors are being counted, before the first count', async () => {
    await open({ counted: null });
    expect(screen.getByText(/are being counted/)).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Time in each step' })).toBeNull();
  });

  it('shows no money to a role that may not see it', async () => {
    await open({ weeks: null, unmatched: null });
    expect(screen.queryByRole('region', { name: 'Money by week' })).toBeNull();
    expect(screen.queryByRole('link', { name: /not matched/ })).toBeNull();
  });

  it('says if it could not be read, and tries again', async () => {
    answerWith({
      'GET /me': [good(FINANCE)],
      'GET /numbers': [refused(500, 'INTERNAL', 'Something went wrong.')],
    });
    await openOffice('/office/numbers');
    expect(await screen.findByRole('button', { name: /again/i })).toBeDefined();
  });
});
