import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { tradeToWire } from '@portal/domain/order/trades/trade-on-wire';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { authenticate } from '#state/slices/auth-slice.ts';
import { setLanguage } from '#state/slices/language-slice.ts';
import { createStore } from '#state/store.ts';
import { ANA, type Answers, answerWith } from '../../testing/api-answers.ts';
import { currentAddress, openApp } from '../../testing/open-app.tsx';
import { SIGNED } from '../../testing/sample-order.ts';

const data = (body: unknown) => ({ status: 200, body: { data: body } });
const answersOf = (trade: Trade): Answers => ({
  '/user/profile/': data(ANA),
  '/user/trades/u1': data({ trades: [tradeToWire(trade)], activeTradesTotal: 2500 }),
  '/user/trade/trade-1': data(tradeToWire(trade)),
});

const APPROVED: Trade = {
  ...SIGNED,
  status: 4,
  decidedAt: '2026-11-22T16:00:00Z',
  progress: { label: 'approved', index: 6 },
  nextAction: 'none-approved',
};
const AFTER = { ...SIGNED.cancellation, right: 'ended' } as const;
const TOO_LATE: Trade = { ...APPROVED, cancellation: { ...AFTER, isPossible: false } };
const CANCELLED: Trade = {
  ...APPROVED,
  status: 9,
  nextAction: 'none-archived',
  archivedAt: '2026-11-24T15:02:00Z',
  cancellation: { ...SIGNED.cancellation, isPossible: false },
};
const DEADLINE = 'You may cancel until midnight on Tuesday, November 24';

async function open(trade: Trade, address = '/dashboard/portfolio/trade-1', more: Answers = {}) {
  const sent = answerWith({ ...answersOf(trade), ...more });
  const store = createStore();
  store.dispatch(authenticate('token'));
  await openApp(address, store);
  return { sent, store };
}

const cancelButton = () => screen.findByRole('button', { name: 'Cancel this order' });

async function openDialog() {
  fireEvent.click(await cancelButton());
  return within(screen.getByRole('alertdialog', { name: 'Cancel this signed order?' }));
}

describe('an approved order while the right to cancel runs', () => {
  it('says on its page until when, in the time of the purchaser’s province', async () => {
    await open(APPROVED);
    expect(await screen.findByText(DEADLINE)).toBeDefined();
    expect(screen.getByText(/Midnight is that of your province \(Eastern Time\)/)).toBeDefined();
    expect(await cancelButton()).toBeDefined();
  });

  it('says so in the list, too', async () => {
    await open(APPROVED, '/dashboard/portfolio');
    const card = within(await screen.findByRole('article', { name: 'Maple Gate' }));
    expect(card.getByText(DEADLINE)).toBeDefined();
  });

  it('says it in French', async () => {
    const { store } = await open(APPROVED);
    await screen.findByText(DEADLINE);
    store.dispatch(setLanguage('fr'));
    expect(await screen.findByText('Vous pouvez annuler jusqu’à minuit le mardi 24 novembre')).toBeDefined();
  });

  it.each<[string, Partial<Trade>, RegExp]>([
    ['in trust', { money: { ...SIGNED.money, inTrust: 2500 } }, /The \$2,500\.00 held in trust is returned/],
    [
      'with the bank',
      { money: { ...SIGNED.money, debitUnderWay: true } },
      /The debit of \$2,500\.00 is already/,
    ],
    ['to be debited', {}, /your authorization to debit ends/],
    ['to be sent', { subDoc: { ...SIGNED.subDoc, paymentMethod: 'outside' } }, /Do not send any/],
  ])('says before it is cancelled what becomes of money %s', async (_row, change, words) => {
    await open({ ...APPROVED, ...change });
    const dialog = await openDialog();
    expect(dialog.getByText(words)).toBeDefined();
    expect(dialog.getByText(/You need no reason and pay no penalty/)).toBeDefined();
  });

  it('is kept by the dialog’s other button', async () => {
    const { sent } = await open(APPROVED);
    fireEvent.click((await openDialog()).getByRole('button', { name: 'No, keep my order' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent.filter(({ path }) => path.includes('/archive/'))).toEqual([]);
  });

  it('is kept by Escape', async () => {
    const { sent } = await open(APPROVED);
    await openDialog();
    fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent.filter(({ path }) => path.includes('/archive/'))).toEqual([]);
  });

  it('is cancelled after a confirmation; the page stays, and says when, and where the money is', async () => {
    const { sent } = await open(APPROVED, '/dashboard/portfolio/trade-1', {
      '/user/trade/archive/trade-1': data(tradeToWire(CANCELLED)),
    });
    const dialog = await openDialog();
    const after = answerWith({
      ...answersOf(CANCELLED),
      '/user/trade/archive/trade-1': data(tradeToWire(CANCELLED)),
    });
    fireEvent.click(dialog.getByRole('button', { name: 'Yes, cancel the order' }));
    const title = await screen.findByText('You cancelled this order');
    const notice = title.closest('[role="status"]');
    expect(notice?.textContent).toMatch(/November\u00a024, 2026 at 10:02\sa\.m\. \(Eastern Time\)/u);
    expect(notice?.textContent).toContain('Your right to cancel ran until');
    expect(notice?.textContent).toContain('nothing will be taken from your account');
    expect(document.activeElement).toBe(notice);
    expect(currentAddress()).toBe('/dashboard/portfolio/trade-1');
    expect([...sent, ...after].filter(({ path }) => path.includes('/archive/'))).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Cancel this order' })).toBeNull();
  });

  it('that can no longer be cancelled says why, and shows its current state', async () => {
    await open(APPROVED);
    const dialog = await openDialog();
    answerWith({
      ...answersOf(TOO_LATE),
      '/user/trade/archive/trade-1': {
        status: 409,
        body: {
          statusCode: 409,
          code: 'CANCELLATION_RIGHT_ENDED',
          message: ['Your right to cancel this order has ended.'],
          requestId: 'r',
        },
      },
    });
    fireEvent.click(dialog.getByRole('button', { name: 'Yes, cancel the order' }));
    expect(await screen.findByText(/Your right to cancel this order has ended\./)).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel this order' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Call 1-844-955-4114' })).toBeDefined();
  });
});

describe('the page of a signed order', () => {
  it.each<[string, Trade, RegExp, boolean]>([
    [
      'says whom to call once it is approved and the right has ended',
      TOO_LATE,
      /Your right to cancel ended at midnight on Tuesday, November 24, 2026\. If something has changed/,
      false,
    ],
    [
      'offers to cancel it after the right, while it is not approved',
      { ...SIGNED, cancellation: AFTER },
      /Until the dealer approves the order you can still cancel it/,
      true,
    ],
    [
      'offers to cancel it before the joint investor has signed',
      {
        ...SIGNED,
        status: 0,
        cancellation: { ...SIGNED.cancellation, right: 'not-begun', rightEndsAt: null },
      },
      /begin with the last signature/,
      true,
    ],
    [
      'that the dealer cancelled says so in the dealer’s words, not in the investor’s',
      { ...CANCELLED, reason: 'The offering ended.' },
      /The offering ended\./,
      false,
    ],
  ])('%s', async (_row, trade, words, isOffered) => {
    await open(trade);
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(screen.queryByText('You cancelled this order')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel this order' }) !== null).toBe(isOffered);
  });
});
