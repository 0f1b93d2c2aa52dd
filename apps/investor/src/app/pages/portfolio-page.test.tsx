import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { tradeToWire } from '@portal/domain/order/trades/trade-on-wire';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { api } from '#state/api.ts';
import { authenticate } from '#state/slices/auth-slice.ts';
import { setRange } from '#state/slices/filter-slice.ts';
import { createStore } from '#state/store.ts';
import { ANA, type Answers, answerWith } from '../../testing/api-answers.ts';
import { currentAddress, openApp } from '../../testing/open-app.tsx';
import { AUTHORIZED, PLACED, SIGNED } from '../../testing/sample-order.ts';

const data = (body: unknown) => ({ status: 200, body: { data: body } });
const portfolioOf = (trades: Trade[], activeTradesTotal = 2500): Answers => ({
  '/user/profile/': data(ANA),
  '/user/trades/u1': data({ trades: trades.map(tradeToWire), activeTradesTotal }),
  ...Object.fromEntries(trades.map((trade) => [`/user/trade/${trade.id}`, data(tradeToWire(trade))])),
});
const WAITING: Trade = { ...SIGNED, progress: { label: 'review', index: 4 }, nextAction: 'wait-for-review' };
const APPROVED: Trade = {
  ...WAITING,
  status: 4,
  decidedAt: '2026-11-22T16:00:00Z',
  progress: { label: 'approved', index: 6 },
  nextAction: 'none-approved',
};
const CANCELLED: Trade = {
  ...PLACED,
  id: 'trade-2',
  status: 9,
  nextAction: 'none-archived',
  createdAt: '2026-01-05T15:00:00Z',
};

async function open(address: string, answers: Answers) {
  const sent = answerWith(answers);
  const store = createStore();
  store.dispatch(authenticate('token'));
  await openApp(address, store);
  return { sent, store };
}

const order = async () => within(await screen.findByRole('article', { name: 'Maple Gate' }));

describe('a holding without a valuation', () => {
  it('shows what it cost and that it is not yet valued, never nothing', async () => {
    const settled: Trade = { ...APPROVED, status: 5, nextAction: 'none-settled' };
    await open('/dashboard/portfolio/trade-1', portfolioOf([settled]));
    expect(await screen.findByText('Not yet valued. Cost: $2,500.00')).toBeDefined();
    expect(screen.queryByText('$0.00')).toBeNull();
  });

  it.each([
    [
      'with the day on which the issuer was paid',
      { releasedAt: '2026-11-26T15:00:00.000Z' },
      /^The trustee paid \$2,500\.00 to the issuer on November.26, 2026\./,
    ],
    [
      'without it, as a server of the version before tells',
      {},
      /^The trustee has paid your money to the issuer/,
    ],
  ])('says where the money went %s', async (_row, released, words) => {
    const money = { ...APPROVED.money, released: 2500, ...released };
    await open(
      '/dashboard/portfolio/trade-1',
      portfolioOf([{ ...APPROVED, status: 5, nextAction: 'none-settled', money }]),
    );
    expect(await screen.findByText(words)).toBeDefined();
  });
});

describe('coming back to the tab', () => {
  it('refetches the orders', async () => {
    const { sent } = await open('/dashboard/portfolio', portfolioOf([WAITING]));
    await order();
    const asked = () => sent.filter(({ path }) => path === '/user/trades/u1').length;
    const before = asked();
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(asked()).toBe(before + 1));
  });
});

describe('a call that fails', () => {
  const FAULT = {
    status: 500,
    body: {
      statusCode: 500,
      error: 'Internal Server Error',
      code: 'FAULT',
      message: ['Something went wrong.'],
      requestId: 'r-77',
    },
  };

  it.each([
    ['the list', '/dashboard/portfolio', '/user/trades/u1'],
    ['an order', '/dashboard/portfolio/trade-1', '/user/trade/trade-1'],
  ])('is reported in place of %s, with a way on and the id for support', async (_row, address, call) => {
    const answers = portfolioOf([WAITING]);
    await open(address, { ...answers, [call]: FAULT });
    expect(await screen.findByText(/r-77/)).toBeDefined();
    answerWith(answers);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await screen.findAllByText(/Maple Gate/)).length).toBeGreaterThan(0);
  });
});

describe('the portfolio', () => {
  it('without orders leads to the open deals', async () => {
    await open('/dashboard/portfolio', portfolioOf([], 0));
    expect(await screen.findByText('You have no orders yet')).toBeDefined();
    expect(screen.getByRole('link', { name: 'See the open deals' }).getAttribute('href')).toBe(
      '/dashboard/marketplace',
    );
  });

  it('shows an order’s progress and next step', async () => {
    await open(
      '/dashboard/portfolio',
      portfolioOf([{ ...AUTHORIZED, nextAction: 'sign', progress: { label: 'pay', index: 3 } }]),
    );
    const card = await order();
    expect(card.getByText('3 of 6 steps done, now: Payment and signature')).toBeDefined();
    expect(card.getByRole('link', { name: 'Read and sign' }).getAttribute('href')).toBe(
      '/wizard/maple-gate/sign',
    );
    expect(screen.queryByText('Paid to the issuer')).toBeNull();
  });

  it('shows why the dealer asked for changes', async () => {
    await open(
      '/dashboard/portfolio',
      portfolioOf([{ ...SIGNED, status: 2, nextAction: 'make-changes', reason: 'The city differs.' }]),
    );
    expect((await order()).getByText('The city differs.')).toBeDefined();
  });

  it('shows an approval after a refetch', async () => {
    const { store } = await open('/dashboard/portfolio', portfolioOf([WAITING]));
    expect((await order()).getByText('Submitted')).toBeDefined();
    answerWith(portfolioOf([APPROVED]));
    act(() => void store.dispatch(api.util.invalidateTags(['Trade'])));
    await waitFor(async () => expect((await order()).getAllByText('Approved').length).toBeGreaterThan(0));
    expect(screen.getByText('Approved, not paid to the issuer yet')).toBeDefined();
  });

  it('lists cancelled orders on demand, and only the days asked for', async () => {
    const { store } = await open('/dashboard/portfolio', portfolioOf([WAITING, CANCELLED]));
    await order();
    expect(screen.getByText('1 order shown')).toBeDefined();
    fireEvent.click(screen.getByRole('switch', { name: 'Show cancelled orders too' }));
    expect(screen.getByText('2 orders shown')).toBeDefined();
    act(() => void store.dispatch(setRange([null, '2026-02-01'])));
    expect(screen.getByText('1 order shown')).toBeDefined();
    expect(screen.getByText('Cancelled')).toBeDefined();
  });

  it('draws how the orders spread over types, provinces and time, and says the same in words', async () => {
    const farm: Trade = {
      ...WAITING,
      id: 'trade-3',
      orderTotal: 7500,
      signedDocumentList: [],
      dealId: { ...WAITING.dealId, id: 'deal-2', name: 'Prairie Sky', type: 'land', province: 'CAN-SK' },
    };
    await open('/dashboard/portfolio', portfolioOf([WAITING, farm], 10_000));
    const spread = within(await screen.findByRole('region', { name: 'How it is spread' }));
    const rows = spread.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'Farm and forest land75%$7,500.00',
      'Student housing25%$2,500.00',
      'Saskatchewan75%$7,500.00',
      'Ontario25%$2,500.00',
    ]);
    fireEvent.click(spread.getByText('Show the figures'));
    const november = spread.getByRole('row', { name: /November 2026/ });
    expect(november.textContent).toBe('November 2026$10,000$10,000');
  });

  it('lists the dates to know, the next first, each with its order', async () => {
    const debited: Trade = {
      ...WAITING,
      money: { ...WAITING.money, authorized: 2500, debitUnderWay: true, debitDueOn: '2126-11-24' },
      cancellation: { ...WAITING.cancellation, rightEndsAt: '2126-11-23T05:00:00.000Z' },
    };
    await open('/dashboard/portfolio', portfolioOf([debited]));
    const dates = within(await screen.findByRole('region', { name: 'Dates ahead' })).getAllByRole('listitem');
    expect(dates.map(({ textContent }) => textContent)).toEqual([
      'Until midnight on Friday, November\u00a022You can cancel for any reason, and owe nothing.Maple Gate',
      'November\u00a024, 2126$2,500.00 is debited from your account.Maple Gate',
    ]);
  });

  it('saves a statement as a PDF or for a spreadsheet, and says so when there is none', async () => {
    const { sent } = await open('/dashboard/portfolio', portfolioOf([WAITING]));
    const section = within(await screen.findByRole('region', { name: 'Statement' }));
    fireEvent.click(section.getByRole('button', { name: /Your orders as a spreadsheet/ }));
    expect(await screen.findByText(/We could not open the document/)).toBeDefined();
    expect(sent.some(({ path }) => path === '/user/statement/csv')).toBe(true);
    expect(section.getByRole('button', { name: 'Download Statement of your orders' })).toBeDefined();
    expect(section.queryByRole('button', { name: /^Read.*spreadsheet/ })).toBeNull();
  });

  it('reads a statement in the page once it is written', async () => {
    const { store } = await open('/dashboard/portfolio', {
      ...portfolioOf([WAITING]),
      '/user/statement/pdf': {
        status: 200,
        body: { data: { fileId: 'file-77', url: 'http://x/77', title: 'Statement' } },
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: /^Read.*Statement of your orders/ }));
    expect(await screen.findByRole('dialog', { name: 'Statement of your orders' })).toBeDefined();
    expect(store.getState().modal.selectedDocument).toBe('file-77');
  });

  it('lists the signed documents of every order', async () => {
    await open('/dashboard/portfolio', portfolioOf([WAITING]));
    const row = await screen.findByRole('button', { name: /^Read.*Subscription agreement/ });
    expect(row.textContent).toContain('Maple Gate · Signed on November\u00a020, 2026');
  });
});

describe('the page of an order', () => {
  it('tells its history and where the money is', async () => {
    await open(
      '/dashboard/portfolio/trade-1',
      portfolioOf([{ ...APPROVED, fundsReceivedAt: '2026-11-21T16:00:00Z' }]),
    );
    expect(await screen.findByText(/was received on November 21, 2026.*holds it in trust/)).toBeDefined();
    expect(screen.getByText('Pre-authorized debit, account ending in 567')).toBeDefined();
    const current = screen
      .getAllByRole('listitem')
      .find((item) => item.getAttribute('aria-current') === 'step');
    expect(current?.textContent).toContain('Paid to the issuer');
  });

  it('that is unfinished is cancelled in the words of the wizard, which lead back to the deal', async () => {
    const answers = {
      ...portfolioOf([AUTHORIZED]),
      '/user/trade/archive/trade-1': data(tradeToWire(CANCELLED)),
    };
    const { sent } = await open('/dashboard/portfolio/trade-1', answers);
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel this order' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Cancel investment order?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Yes, cancel' }));
    await waitFor(() => expect(currentAddress()).toBe('/dashboard/marketplace/maple-gate'));
    expect(sent.filter(({ path }) => path.startsWith('/user/trade/archive/'))).toHaveLength(1);
  });

  it('that is not there leads to the portfolio', async () => {
    const missing = {
      status: 404,
      body: { statusCode: 404, code: 'NOT_FOUND', message: ['No.'], requestId: 'r' },
    };
    await open('/dashboard/portfolio/other', { ...portfolioOf([]), '/user/trade/other': missing });
    expect(await screen.findByRole('heading', { name: 'We cannot find this order' })).toBeDefined();
  });
});
