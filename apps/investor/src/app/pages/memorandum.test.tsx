import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { tradeToWire } from '@portal/domain/order/trades/trade-on-wire';
import { clearToasts, currentToasts } from '@portal/web/toasts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { authenticate } from '#state/slices/auth-slice.ts';
import { createStore } from '#state/store.ts';
import { ANA, type Answers, answerWith } from '../../testing/api-answers.ts';
import { openApp } from '../../testing/open-app.tsx';
import { amountField, answerOrder } from '../../testing/open-wizard.tsx';
import { AUTHORIZED, MAPLE, PLACED, profile, SIGNED } from '../../testing/sample-order.ts';

const ACCEPT = '/sendacceptofferingmemorandumemail';
const STATEMENT = 'I have received and read the offering memorandum.';
const ok = (data: unknown) => ({ status: 200, body: { data } });
const WAITING = { documentId: 'file-2', title: 'Offering memorandum', version: 2, acceptedAt: null };
const CONFIRMED = { ...WAITING, acceptedAt: '2026-11-20T16:00:00Z' };
const FAILURE = {
  status: 503,
  body: {
    statusCode: 503,
    error: 'Service Unavailable',
    code: 'UNAVAILABLE',
    message: ['The service is not available right now.'],
    requestId: 'r1',
  },
};

afterEach(() => clearToasts());

async function open(address: string, trade: Trade | null, more: Answers = {}) {
  const answers: Answers = {
    '/user/profile/': ok(ANA),
    '/user/deal/live/maple-gate': ok(MAPLE),
    '/user/trades/u1': ok({ trades: trade === null ? [] : [tradeToWire(trade)], activeTradesTotal: 0 }),
    '/user/trade/trade-1': ok(tradeToWire(trade ?? PLACED)),
    '/user/kyc/details': ok(profile('2026-11-01T00:00:00Z')),
    '/user/draft/order%3Adeal-1': ok({ scope: 'order:deal-1', data: null, savedAt: null }),
    '/user/draft/details%3Atrade-1': ok({ scope: 'details:trade-1', data: null, savedAt: null }),
    '/user/trade/create/deal-1': { status: 201, body: { data: { shareOrderId: 'trade-1' } } },
    [ACCEPT]: ok({ sent: true }),
    ...more,
  };
  const sent = answerWith(answers);
  const store = createStore();
  store.dispatch(authenticate('token'));
  await openApp(address, store);
  return { answers, sent, store };
}

const next = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Next Step' });
const accepted = (sent: { path: string; body: unknown }[]) =>
  sent.filter(({ path }) => path === ACCEPT).map(({ body }) => body);

describe('the offering memorandum on the way into an order', () => {
  it('has to be confirmed, and the confirmation goes out with the order it is for', async () => {
    const { answers, sent, store } = await open('/wizard/maple-gate/order', null);
    fireEvent.change(await amountField(), { target: { value: '2500' } });
    expect(await screen.findByText('Still needed: Offering memorandum')).toBeDefined();
    expect((await next()).disabled).toBe(true);
    fireEvent.click(screen.getByRole('checkbox', { name: STATEMENT }));
    await waitFor(async () => expect((await next()).disabled).toBe(false));
    answerOrder(answers, { ...PLACED, memorandum: CONFIRMED });
    fireEvent.click(await next());
    await screen.findByRole('heading', { level: 1, name: /Your investor profile|Details of your order/ });
    expect(accepted(sent)).toEqual([{ dealId: 'deal-1', tradeId: 'trade-1' }]);
    expect(store.getState().email).toEqual({ loading: false, sent: true, error: null });
  });

  it('that could not be recorded keeps the person on the page, says why, and is retried', async () => {
    const trade = { ...PLACED, memorandum: WAITING };
    const { answers, sent, store } = await open('/wizard/maple-gate/order', trade, { [ACCEPT]: FAILURE });
    fireEvent.click(await screen.findByRole('checkbox', { name: STATEMENT }));
    await waitFor(async () => expect((await next()).disabled).toBe(false));
    fireEvent.click(await next());
    await waitFor(() => expect(currentToasts()).toHaveLength(1));
    expect(store.getState().email).toMatchObject({
      sent: false,
      error: 'The service is not available right now.',
    });
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: STATEMENT }).checked).toBe(true);
    answers[ACCEPT] = ok({ sent: true });
    fireEvent.click(await next());
    await waitFor(() => expect(accepted(sent)).toHaveLength(2));
    expect(sent.filter(({ path }) => path.includes('/trade/create/'))).toEqual([]);
  });

  it('that was confirmed is not asked about again', async () => {
    const { sent } = await open('/wizard/maple-gate/order', { ...PLACED, memorandum: CONFIRMED });
    expect(
      await screen.findByText(/You confirmed on .*2026.* that you have received and read/),
    ).toBeDefined();
    expect(screen.queryByRole('checkbox', { name: STATEMENT })).toBeNull();
    expect((await next()).disabled).toBe(false);
    expect(accepted(sent)).toEqual([]);
  });

  it('comes before the signature after an amendment', async () => {
    await open('/wizard/maple-gate/sign', { ...AUTHORIZED, memorandum: WAITING });
    expect((await screen.findByRole('link', { name: 'Read and confirm' })).getAttribute('href')).toBe(
      '/wizard/maple-gate/order',
    );
    expect(screen.queryByRole('button', { name: 'Read and sign' })).toBeNull();
  });
});

describe('the page of an order that is with the dealer', () => {
  it('asks to confirm an amended memorandum, and shows when it was', async () => {
    const trade: Trade = { ...SIGNED, status: 3, nextAction: 'wait-for-review', memorandum: WAITING };
    const { answers, sent } = await open('/dashboard/portfolio/trade-1', trade);
    expect(await screen.findByText('The offering memorandum was amended')).toBeDefined();
    expect(screen.getByText('Not confirmed yet')).toBeDefined();
    answers['/user/trade/trade-1'] = ok(tradeToWire({ ...trade, memorandum: CONFIRMED }));
    fireEvent.click(screen.getByRole('button', { name: 'I have received and read it' }));
    expect(await screen.findByText(/You confirmed on .* that you received and read it/)).toBeDefined();
    expect(screen.queryByText('The offering memorandum was amended')).toBeNull();
    expect(accepted(sent)).toEqual([{ dealId: 'deal-1', tradeId: 'trade-1' }]);
  });
});
