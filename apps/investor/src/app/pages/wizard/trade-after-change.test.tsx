import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { tradeToWire } from '@portal/domain/order/trades/trade-on-wire';
import { clearToasts, currentToasts } from '@portal/web/toasts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { portfolioApi } from '#features/portfolio/portfolio-api.ts';
import { tradesApi } from '#features/trades/trades-api.ts';
import { type Answers, holdCall, type SentCall } from '../../../testing/api-answers.ts';
import {
  answerOrder,
  confirmMemorandum,
  heading,
  ok,
  openWizard,
  pressNext,
  sayPurpose,
} from '../../../testing/open-wizard.tsx';
import { AUTHORIZED, PAID_OUTSIDE_ORDER, PLACED } from '../../../testing/sample-order.ts';
import { stubBrowser } from '../../../testing/stub-browser.ts';

stubBrowser();
afterEach(clearToasts);

const LIST = '/user/trades/u1';
const BY_ID = '/user/trade/trade-1';
const CREATE = '/user/trade/create/deal-1';
const ACCEPT = '/sendacceptofferingmemorandumemail';
const CREATED: Answers = {
  [CREATE]: { status: 201, body: { data: { shareOrderId: 'trade-1' } } },
  [ACCEPT]: ok({ sent: true }),
};
const REFUSED = {
  status: 409,
  body: { statusCode: 409, error: 'Conflict', code: 'STATE_REFUSES', message: ['No.'], requestId: 'r1' },
};

/** The person's orders as read after some calls. */
const readsAfter = (sent: readonly SentCall[], before: number) =>
  sent
    .slice(before)
    .map(({ path }) => path)
    .filter((path) => path === LIST || path === BY_ID);

async function openOrder(more: Answers = CREATED) {
  const wizard = await openWizard('order', null, { more });
  await confirmMemorandum();
  return wizard;
}

async function openDetails(trade: Trade = PLACED, more: Answers = {}) {
  const wizard = await openWizard('details', trade, {
    more: { '/user/trade/pre-sign/trade-1': ok({ shareOrderId: 'trade-1' }), ...more },
  });
  fireEvent.click(await screen.findByRole('radio', { name: /Pay outside the portal/ }));
  await sayPurpose();
  return wizard;
}

describe('the trade is fetched by its id, in one call,', () => {
  it('after it was created', async () => {
    const { sent, answers } = await openOrder();
    answerOrder(answers, PLACED);
    const before = sent.length;
    await pressNext();
    await heading('Your investor profile');
    expect(readsAfter(sent, before)).toEqual([BY_ID]);
  });

  it('after it was prepared to be signed', async () => {
    const { sent, answers } = await openDetails();
    answerOrder(answers, PAID_OUTSIDE_ORDER);
    const before = sent.length;
    await pressNext();
    await heading('Almost done');
    expect(readsAfter(sent, before)).toEqual([BY_ID]);
  });

  it('and takes its place among the other orders of the deal', async () => {
    const cancelled = { ...AUTHORIZED, id: 'trade-0', shareOrderId: 'trade-0', status: 9 };
    const { answers, store } = await openDetails(PLACED, {
      [LIST]: ok({ trades: [PLACED, cancelled].map(tradeToWire), activeTradesTotal: 2500 }),
    });
    answers[BY_ID] = ok(tradeToWire(PAID_OUTSIDE_ORDER));
    await pressNext();
    await heading('Almost done');
    const orders = tradesApi.endpoints.tradesOfDeal.select({ userId: 'u1', dealId: 'deal-1' });
    expect(orders(store.getState()).data).toEqual([PAID_OUTSIDE_ORDER, cancelled]);
  });

  it('once a list that is older than it is in', async () => {
    const { answers, sent, store } = await openOrder();
    const release = holdCall('/api/user/trades/u1?dealId=deal-1');
    const ofDeal = { userId: 'u1', dealId: 'deal-1' };
    const { initiate } = tradesApi.endpoints.tradesOfDeal;
    const older = store.dispatch(initiate(ofDeal, { forceRefetch: true, subscribe: false }));
    answers[BY_ID] = ok(tradeToWire(PLACED));
    await pressNext();
    await waitFor(() => expect(sent.map(({ path }) => path)).toContain(ACCEPT));
    expect(sent.map(({ path }) => path)).not.toContain(BY_ID);
    release();
    await older;
    await heading('Your investor profile');
  });
});

describe('a change on the way to the next page', () => {
  it('has what other pages show of orders read anew', async () => {
    const { answers, store } = await openOrder();
    const portfolio = store.dispatch(portfolioApi.endpoints.portfolio.initiate('u1'));
    expect((await portfolio.unwrap()).trades).toEqual([]);
    answerOrder(answers, PLACED);
    await pressNext();
    await heading('Your investor profile');
    const shown = portfolioApi.endpoints.portfolio.select('u1');
    await waitFor(() => expect(shown(store.getState()).data?.trades).toEqual([PLACED]));
  });

  it.each([
    ['the order was refused', { ...CREATED, [CREATE]: REFUSED }],
    ['the order was placed and its memorandum refused', { ...CREATED, [ACCEPT]: REFUSED }],
  ])('has the orders of the deal read anew where %s', async (_row, more) => {
    const { sent } = await openOrder(more);
    const before = sent.length;
    await pressNext();
    await waitFor(() => expect(currentToasts().map(({ tone }) => tone)).toEqual(['problem']));
    await waitFor(() => expect(readsAfter(sent, before)).toEqual([LIST]));
  });
});
