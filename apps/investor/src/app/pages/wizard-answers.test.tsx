import { clearToasts, currentToasts } from '@portal/web/toasts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { tradesApi } from '#features/trades/trades-api.ts';
import { holdCall } from '../../testing/api-answers.ts';
import {
  amountField,
  answerOrder,
  confirmMemorandum,
  heading,
  ok,
  openWizard,
  pressNext,
  sayPurpose,
  wizardAddress,
} from '../../testing/open-wizard.tsx';
import { MAPLE, PAID_OUTSIDE_ORDER, PLACED, SIGNED } from '../../testing/sample-order.ts';
import { SilentSource } from '../../testing/silent-source.ts';
import { stubBrowser } from '../../testing/stub-browser.ts';

// A wizard page makes four calls before it shows, which is slow on a busy machine.
stubBrowser();
afterEach(clearToasts);

const sayUnits = async (unitsTaken: number) => {
  await waitFor(() => expect(SilentSource.opened).not.toEqual([]));
  const deals = [{ id: 'deal-1', unitsTotal: MAPLE.unitsTotal, unitsTaken }];
  await act(async () => SilentSource.opened.at(-1)?.say({ isWhole: false, deals }));
};
const LATER = '2126-01-01T00:00:00Z';

describe('going on', () => {
  it('places the order once and shows the next page', async () => {
    const { sent, answers } = await openWizard('order', null, {
      more: {
        '/user/trade/create/deal-1': { status: 201, body: { data: { shareOrderId: 'trade-1' } } },
        '/sendacceptofferingmemorandumemail': ok({ sent: true }),
      },
    });
    const amount = await amountField();
    fireEvent.change(amount, { target: { value: '3000' } });
    expect(screen.getByText('= 12 units')).toBeDefined();
    answerOrder(answers, { ...PLACED, quantity: 12 });
    await confirmMemorandum();
    await pressNext();
    await heading('Your investor profile');
    const created = sent.filter(({ path }) => path === '/user/trade/create/deal-1');
    expect(created).toHaveLength(1);
    expect(created[0]?.body).toEqual({ quantity: 12 });
    expect(created[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('takes an amount to choose from, and says what it buys and what the deal costs', async () => {
    await openWizard('order', null);
    const amount = await amountField();
    const choices = within(screen.getByRole('group', { name: 'Common amounts' }));
    expect(choices.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '$2,500',
      '$5,000',
      '$12,500',
      '$25,000',
    ]);
    fireEvent.click(choices.getByRole('button', { name: '$12,500' }));
    expect(amount.value).toBe('12,500');
    expect(choices.getByRole('button', { pressed: true }).textContent).toBe('$12,500');
    expect(screen.getByText('= 50 units')).toBeDefined();
    expect(screen.getByText(/\$800 at the start\.$/)).toBeDefined();
    act(() => amount.focus());
    fireEvent.change(amount, { target: { value: '5100' } });
    act(() => amount.blur());
    expect(screen.getByText('One unit costs $250. The nearest amount is $5,000.')).toBeDefined();
  });

  it('never calls the last units sold out to the person who has just taken them', async () => {
    const { answers, store } = await openWizard('order', null, {
      more: {
        '/user/trade/create/deal-1': { status: 201, body: { data: { shareOrderId: 'trade-1' } } },
        '/sendacceptofferingmemorandumemail': ok({ sent: true }),
        '/user/session': ok({ idleEndsAt: LATER, endsAt: LATER }),
      },
    });
    await amountField();
    await confirmMemorandum();
    answers['/user/deal/live/maple-gate'] = ok({ ...MAPLE, unitsTaken: MAPLE.unitsTotal });
    answerOrder(answers, PLACED);
    const release = holdCall('/api/user/trade/trade-1');
    await pressNext();
    const deal = tradesApi.endpoints.orderedDeal.select('maple-gate');
    await waitFor(() => expect(deal(store.getState()).data?.unitsTaken).toBe(MAPLE.unitsTotal));
    await act(async () => undefined);
    expect(screen.getByLabelText('Amount to invest')).toBeDefined();
    release();
    await heading('Your investor profile');
  });

  it('follows what others order meanwhile, keeps what was typed, and says how much is left', async () => {
    await openWizard('order', null);
    const amount = await amountField();
    await sayUnits(995);
    expect(await screen.findByText(/^Nothing is left for now\./)).toBeDefined();
    expect(amount.value).toBe('2,500');
    await sayUnits(980);
    fireEvent.change(amount, { target: { value: '7500' } });
    expect(await screen.findByText(/^\$5,000 is left for now\./)).toBeDefined();
    await sayUnits(400);
    expect(await screen.findByText('= 30 units')).toBeDefined();
  });

  it('does not report as gone the units that the person reserved on another device', async () => {
    const { answers } = await openWizard('order', null);
    await amountField();
    answerOrder(answers, PLACED);
    const release = holdCall('/api/user/trades/u1?dealId=deal-1');
    await sayUnits(1000);
    expect(screen.queryByText(/left for now/)).toBeNull();
    release();
    await screen.findByRole('heading', { name: /^Your units are reserved/ });
    expect(screen.queryByText(/left for now/)).toBeNull();
    expect(screen.getByText('= 10 units')).toBeDefined();
  });

  it('shows a failure at the bottom left, and stays', async () => {
    await openWizard('order', null, {
      more: {
        '/user/trade/create/deal-1': {
          status: 409,
          body: {
            statusCode: 409,
            error: 'Conflict',
            code: 'DEAL_CLOSED',
            message: ['This deal is not open for orders.'],
            requestId: 'r1',
          },
        },
      },
    });
    await confirmMemorandum();
    await pressNext();
    await waitFor(() =>
      expect(currentToasts().map(({ text }) => text)).toEqual([
        'An error occurred while completing this step: This deal is not open for orders.',
      ]),
    );
    expect(wizardAddress()).toBe('/wizard/maple-gate/order');
  });

  it('with money from outside leads from the details to the last page, which says what is owed', async () => {
    const { sent, answers, store } = await openWizard('details', PLACED, {
      more: { '/user/trade/pre-sign/trade-1': ok({ shareOrderId: 'trade-1' }) },
    });
    fireEvent.click(await screen.findByRole('radio', { name: /Pay outside the portal/ }));
    await sayPurpose();
    answerOrder(answers, PAID_OUTSIDE_ORDER);
    await pressNext();
    await heading('Almost done');
    expect(wizardAddress()).toBe('/wizard/maple-gate/complete');
    expect(store.getState().wizard).toMatchObject({
      current: 'complete',
      next: null,
      completedPages: ['order', 'application', 'details', 'pay', 'complete'],
      completed: ['order', 'application'],
    });
    expect(screen.getByRole('heading', { name: 'Sign your documents' })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Send $2,500.00' })).toBeDefined();
    expect(sent.find(({ path }) => path === '/user/trade/pre-sign/trade-1')?.body).toEqual({
      subDoc: {
        paymentMethod: '1',
        scheduleA: {
          city: 'Kingston',
          province: 'CAN-ON',
          registeredName: 'Ana Roy',
          sourceOfFunds: 'Savings from employment or business',
          intendedUse: 'growth',
          thirdParty: { isForOther: false },
        },
      },
    });
  });
});

describe('what was typed', () => {
  it('is restored when the page is reopened', async () => {
    await openWizard('order', null, {
      more: {
        '/user/draft/order%3Adeal-1': ok({
          scope: 'order:deal-1',
          data: { amount: 6250 },
          savedAt: '2026-11-20T15:00:00Z',
        }),
      },
    });
    expect((await amountField()).value).toBe('6,250');
  });

  it('shows its errors again, and on Enter the remaining ones', async () => {
    const kept = { scope: 'order:deal-1', data: { amount: 'a few' }, savedAt: LATER };
    await openWizard('order', null, { more: { '/user/draft/order%3Adeal-1': ok(kept) } });
    const amount = await amountField();
    expect(amount.getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(amount, { target: { value: '3000' } });
    expect(amount.getAttribute('aria-invalid')).toBeNull();
    fireEvent.change(amount, { target: { value: '' } });
    fireEvent.submit(amount);
    expect(amount.getAttribute('aria-invalid')).toBe('true');
  });

  it('is saved before Save & Exit leaves, valid or not', async () => {
    const { sent } = await openWizard('order', null);
    fireEvent.change(await amountField(), { target: { value: 'a few' } });
    fireEvent.click(screen.getAllByRole('link', { name: 'Save & Exit' })[0] ?? document.body);
    await waitFor(() => expect(wizardAddress()).toBe('/dashboard/marketplace'));
    const kept = sent.filter(({ path, method }) => path.startsWith('/user/draft') && method === 'POST');
    expect(kept.map(({ body }) => body)).toEqual([
      { data: { amount: 'a few' }, typedAt: expect.any(String) },
    ]);
  });

  it('keeps the person on the page if it could not be saved', async () => {
    const { answers } = await openWizard('order', null);
    fireEvent.change(await amountField(), { target: { value: '7500' } });
    delete answers['/user/draft/order%3Adeal-1'];
    fireEvent.click(screen.getAllByRole('link', { name: 'Save & Exit' })[0] ?? document.body);
    await waitFor(() => expect(currentToasts().map(({ tone }) => tone)).toEqual(['problem']));
    expect(wizardAddress()).toBe('/wizard/maple-gate/order');
  });
});

describe('an order that is with the dealer', () => {
  it('is shown and not asked again, and another may be placed', async () => {
    await openWizard('order', SIGNED);
    await screen.findByText('This order is with the dealer');
    expect(screen.queryByLabelText('Amount to invest')).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Place another order' }));
    expect(await amountField()).toBeDefined();
  });
});
