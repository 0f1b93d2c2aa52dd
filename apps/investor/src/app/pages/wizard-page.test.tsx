import type { Trade } from '@portal/domain/wire/trade';
import { clearToasts, currentToasts } from '@portal/web/toasts';
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { authenticate } from '#state/auth-slice.ts';
import { setLanguage } from '#state/language-slice.ts';
import { createStore } from '#state/store.ts';
import { ANA, type Answers, answerWith, type SentCall } from '../../testing/api-answers.ts';
import {
  AUTHORIZED,
  DETAILED,
  MAPLE,
  PAID_OUTSIDE_ORDER,
  PLACED,
  profile,
  SIGNED,
} from '../../testing/sample-order.ts';
import { stubBrowser } from '../../testing/stub-browser.ts';
import { App } from '../app.tsx';
import { startMessages } from '../messages.ts';
import { routeOf } from '../routes.tsx';

const SUBMITTED = '2026-11-01T00:00:00Z';
const ok = (data: unknown) => ({ status: 200, body: { data } });
const noDraft = (scope: string) => ok({ scope, data: null, savedAt: null });

// A page of the wizard asks the server four things before it shows; on a busy machine that takes its time.
configure({ asyncUtilTimeout: 4000 });

stubBrowser();
afterEach(clearToasts);

let address = '';
function Address() {
  address = useLocation().pathname;
  return null;
}

type Wizard = { answers: Answers; sent: SentCall[]; store: ReturnType<typeof createStore> };

async function open(
  step: string,
  trade: Trade | null,
  { isSubmitted = true, language = 'en' as const, more = {} as Answers } = {},
): Promise<Wizard> {
  const answers: Answers = {
    '/user/profile/': ok(ANA),
    '/user/deal/live/maple-gate': ok(MAPLE),
    '/user/trades/u1': ok({ trades: trade === null ? [] : [trade], activeTradesTotal: 0 }),
    '/user/kyc/details': ok(profile(isSubmitted ? SUBMITTED : null)),
    '/user/draft/order%3Adeal-1': noDraft('order:deal-1'),
    '/user/draft/details%3Atrade-1': noDraft('details:trade-1'),
    '/user/draft/pay%3Atrade-1': noDraft('pay:trade-1'),
    '/user/list/deal/live': ok([]),
    ...more,
  };
  const sent = answerWith(answers);
  const store = createStore();
  store.dispatch(authenticate('token'));
  store.dispatch(setLanguage(language));
  const route = routeOf(`/wizard/maple-gate/${step}`);
  await route.preload();
  const messages = await startMessages(language, route.texts);
  render(
    <MemoryRouter initialEntries={[`/wizard/maple-gate/${step}`]}>
      <Address />
      <App store={store} messages={messages} />
    </MemoryRouter>,
  );
  return { answers, sent, store };
}

const heading = (name: RegExp | string) => screen.findByRole('heading', { level: 1, name });

/** Presses Next once the step has told the frame that it is complete. */
async function pressNext(): Promise<void> {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Next Step' });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
}

/** Confirms the offering memorandum, without which no order is placed. */
async function confirmMemorandum(): Promise<void> {
  fireEvent.click(
    await screen.findByRole('checkbox', { name: 'I have received and read the offering memorandum.' }),
  );
}

describe('the chrome', () => {
  it.each([
    ['order', null, 'How much would you like to invest?', 'Next Step'],
    ['application', PLACED, 'Your investor profile', 'Next Step'],
    ['details', PLACED, 'Details of your order', 'Next Step'],
    ['pay', DETAILED, 'Payment instructions', 'Complete Payment'],
    ['sign', AUTHORIZED, 'Read and sign your documents', 'Next Step'],
  ])('of %s has its title and its button', async (step, trade, title, button) => {
    await open(step, trade);
    await heading(title);
    expect(screen.getByRole('button', { name: button })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDefined();
    expect(screen.getAllByRole('link', { name: 'Save & Exit' })[0]?.getAttribute('href')).toBe(
      '/dashboard/marketplace',
    );
  });

  it('names four milestones, and the three parts of Details', async () => {
    await open('pay', DETAILED);
    await heading('Payment instructions');
    const steps = within(screen.getByRole('navigation', { name: 'Progress' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent.replace(/^\d/, ''));
    expect(steps).toEqual([
      'Order, done',
      'Application, done',
      'Details, current step',
      'Complete, not started',
      'Subscription, done',
      'Payment, current step',
      'Signing, not started',
    ]);
  });

  it('keeps the slice at the page on screen, with what is complete', async () => {
    const { store } = await open('pay', DETAILED);
    await heading('Payment instructions');
    expect(store.getState().wizard).toMatchObject({
      current: 'pay',
      prev: 'details',
      next: 'sign',
      completed: ['order', 'application', 'details'],
    });
    expect(store.getState().trade.trade?.id).toBe('trade-1');
  });

  it('closes Next until the step is complete, says what is missing and points at it', async () => {
    await open('pay', DETAILED);
    await heading('Payment instructions');
    const next = await screen.findByRole<HTMLButtonElement>('button', { name: 'Complete Payment' });
    expect(next.disabled).toBe(true);
    expect(
      await screen.findByText(/^Still needed: Transit number, Institution number and 2 more/),
    ).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Show me' }));
    const summary = await screen.findByRole('alert', { name: '4 answers need your attention' });
    await waitFor(() => expect(document.activeElement).toBe(summary));
  });

  it('closes Previous on sign once anything is signed', async () => {
    await open('sign', { ...SIGNED, status: 0 });
    await heading('Your documents are signed');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
    expect(screen.getByText(/the earlier steps can no longer change/)).toBeDefined();
  });
});

describe('cancelling', () => {
  async function askToCancel(): Promise<HTMLElement> {
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    return screen.findByRole('alertdialog', { name: 'Cancel investment order?' });
  }

  it('asks first, archives the order and leads to the page of the deal', async () => {
    const { sent } = await open('details', PLACED, { more: { '/user/trade/archive/trade-1': ok(PLACED) } });
    await heading('Details of your order');
    const dialog = await askToCancel();
    expect(dialog.textContent).toContain(
      'If you cancel this investment, the information you have filled out so far will not be saved.',
    );
    fireEvent.click(within(dialog).getByRole('button', { name: 'Yes, cancel' }));
    await waitFor(() => expect(address).toBe('/dashboard/marketplace/maple-gate'));
    expect(sent.filter(({ path }) => path === '/user/trade/archive/trade-1')).toHaveLength(1);
  });

  it('archives nothing where no order was placed', async () => {
    const { sent } = await open('order', null);
    await heading('How much would you like to invest?');
    fireEvent.click(within(await askToCancel()).getByRole('button', { name: 'Yes, cancel' }));
    await waitFor(() => expect(address).toBe('/dashboard/marketplace/maple-gate'));
    expect(sent.some(({ path }) => path.includes('archive'))).toBe(false);
  });

  it('is not asked any more once the page is left some other way', async () => {
    const { store } = await open('order', PLACED);
    await screen.findByRole('button', { name: 'Cancel' });
    await askToCancel();
    cleanup();
    expect(store.getState().modal.cancel).toBe(false);
  });

  it('may be thought better of', async () => {
    await open('order', null);
    await heading('How much would you like to invest?');
    fireEvent.click(within(await askToCancel()).getByRole('button', { name: 'No, go back to my order' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(address).toBe('/wizard/maple-gate/order');
  });
});

describe('typing a later address', () => {
  it.each([
    ['pay', 'without an order', null, true, 'order'],
    ['sign', 'without an order', null, true, 'order'],
    ['details', 'with a profile that is not complete', PLACED, false, 'application'],
    ['pay', 'before the details', PLACED, true, 'details'],
    ['sign', 'before the payment', DETAILED, true, 'pay'],
    ['complete', 'before the signatures of a debit', AUTHORIZED, true, 'sign'],
    ['no-such-step', 'of no step at all', DETAILED, true, 'order'],
  ])('%s %s leads back to the first unmet page', async (step, _when, trade, isSubmitted, expected) => {
    await open(step, trade, { isSubmitted });
    await waitFor(() => expect(address).toBe(`/wizard/maple-gate/${expected}`));
  });

  it('opens the last page of an order paid outside the portal before it is signed', async () => {
    await open('complete', PAID_OUTSIDE_ORDER);
    await heading('Almost done');
    expect(screen.getByRole('link', { name: 'Go to signing' }).getAttribute('href')).toBe(
      '/wizard/maple-gate/sign',
    );
    expect(address).toBe('/wizard/maple-gate/complete');
  });
});

describe('going on', () => {
  it('places the order once and shows the next page', async () => {
    const { sent, answers } = await open('order', null, {
      more: {
        '/user/trade/create/deal-1': { status: 201, body: { data: { shareOrderId: 'trade-1' } } },
        '/sendacceptofferingmemorandumemail': ok({ sent: true }),
      },
    });
    const quantity = await screen.findByLabelText('Number of units');
    fireEvent.change(quantity, { target: { value: '12' } });
    expect(screen.getByText('$3,000.00')).toBeDefined();
    answers['/user/trades/u1'] = ok({ trades: [{ ...PLACED, quantity: 12 }], activeTradesTotal: 3000 });
    await confirmMemorandum();
    await pressNext();
    await heading('Your investor profile');
    const created = sent.filter(({ path }) => path === '/user/trade/create/deal-1');
    expect(created).toHaveLength(1);
    expect(created[0]?.body).toEqual({ quantity: 12 });
    expect(created[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('tells a failure at the bottom left, and stays', async () => {
    await open('order', null, {
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
    expect(address).toBe('/wizard/maple-gate/order');
  });

  it('with payment method 1 leads from the details to the last page, which says what is owed', async () => {
    const { sent, answers, store } = await open('details', PLACED, {
      more: { '/user/trade/pre-sign/trade-1': ok({ shareOrderId: 'trade-1' }) },
    });
    fireEvent.click(await screen.findByRole('radio', { name: /Pay outside the portal/ }));
    answers['/user/trades/u1'] = ok({ trades: [PAID_OUTSIDE_ORDER], activeTradesTotal: 2500 });
    await pressNext();
    await heading('Almost done');
    expect(address).toBe('/wizard/maple-gate/complete');
    expect(store.getState().wizard.completed).toContain('pay');
    expect(screen.getByRole('heading', { name: 'Sign your documents' })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Send $2,500.00' })).toBeDefined();
    expect(sent.find(({ path }) => path === '/user/trade/pre-sign/trade-1')?.body).toEqual({
      subDoc: {
        paymentMethod: '1',
        scheduleA: { city: 'Kingston', province: 'CAN-ON', registeredName: 'Ana Roy' },
      },
    });
  });
});

describe('what was typed', () => {
  it('comes back when the page is opened again', async () => {
    await open('order', null, {
      more: {
        '/user/draft/order%3Adeal-1': ok({
          scope: 'order:deal-1',
          data: { quantity: '25' },
          savedAt: '2026-11-20T15:00:00Z',
        }),
      },
    });
    expect((await screen.findByLabelText<HTMLInputElement>('Number of units')).value).toBe('25');
  });

  it('is kept before Save & Exit leaves, valid or not', async () => {
    const { sent } = await open('order', null);
    fireEvent.change(await screen.findByLabelText('Number of units'), { target: { value: 'a few' } });
    fireEvent.click(screen.getAllByRole('link', { name: 'Save & Exit' })[0] ?? document.body);
    await waitFor(() => expect(address).toBe('/dashboard/marketplace'));
    const kept = sent.filter(({ path, method }) => path.startsWith('/user/draft') && method === 'POST');
    expect(kept.map(({ body }) => body)).toEqual([{ data: { quantity: 'a few' } }]);
  });

  it('keeps the person on the page where it could not be kept', async () => {
    const { answers } = await open('order', null);
    fireEvent.change(await screen.findByLabelText('Number of units'), { target: { value: '30' } });
    delete answers['/user/draft/order%3Adeal-1'];
    fireEvent.click(screen.getAllByRole('link', { name: 'Save & Exit' })[0] ?? document.body);
    await waitFor(() => expect(currentToasts().map(({ tone }) => tone)).toEqual(['problem']));
    expect(address).toBe('/wizard/maple-gate/order');
  });
});

describe('an order that is with the dealer', () => {
  it('is shown and not asked for again, and another one may be placed', async () => {
    await open('order', SIGNED);
    await screen.findByText('This order is with the dealer');
    expect(screen.queryByLabelText('Number of units')).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Place another order' }));
    expect(await screen.findByLabelText('Number of units')).toBeDefined();
  });
});
