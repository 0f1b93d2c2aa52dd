import type { Language } from '@portal/domain/ground/people/languages';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { tradeToWire } from '@portal/domain/order/trades/trade-on-wire';
import { SAMPLE_BRAND } from '@portal/web/testing/sample-brand';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect } from 'vitest';
import { authenticate } from '#state/slices/auth-slice.ts';
import { setLanguage } from '#state/slices/language-slice.ts';
import { createStore } from '#state/store.ts';
import { App } from '../app/app.tsx';
import { startMessages } from '../app/messages.ts';
import { findRoute } from '../app/routes/find-route.ts';
import { ANA, type Answers, answerWith, type SentCall } from './api-answers.ts';
import { MAPLE, profile } from './sample-order.ts';
import { UNKNOWN_ROOM } from './sample-room.ts';

const SUBMITTED = '2026-11-01T00:00:00Z';
/** An answer of the server. */
export const ok = (data: unknown) => ({ status: 200, body: { data } });
const noDraft = (scope: string) => ok({ scope, data: null, savedAt: null });

let address = '';
function Address() {
  address = useLocation().pathname;
  return null;
}

/** The wizard's current address. */
export const wizardAddress = () => address;

/** Answers the person's order from now on: in its deal's list, and by id. */
export function answerOrder(answers: Answers, trade: Trade): void {
  answers['/user/trades/u1'] = ok({ trades: [tradeToWire(trade)], activeTradesTotal: trade.orderTotal });
  answers[`/user/trade/${trade.id}`] = ok(tradeToWire(trade));
}

type Wizard = { answers: Answers; sent: SentCall[]; store: ReturnType<typeof createStore> };

/** Opens a wizard page for a signed-in person with this order. */
export async function openWizard(
  step: string,
  trade: Trade | null,
  { isSubmitted = true, language = 'en' as Language, more = {} as Answers } = {},
): Promise<Wizard> {
  const answers: Answers = {
    '/user/profile/': ok(ANA),
    '/user/deal/live/maple-gate': ok(MAPLE),
    '/user/trades/u1': ok({ trades: [], activeTradesTotal: 0 }),
    '/user/kyc/details': ok(profile(isSubmitted ? SUBMITTED : null)),
    '/user/draft/order%3Adeal-1': noDraft('order:deal-1'),
    '/user/draft/details%3Atrade-1': noDraft('details:trade-1'),
    '/user/draft/pay%3Atrade-1': noDraft('pay:trade-1'),
    '/user/list/deal/live': ok([]),
    '/user/room': ok(UNKNOWN_ROOM),
  };
  if (trade !== null) {
    answerOrder(answers, trade);
  }
  Object.assign(answers, more);
  const sent = answerWith(answers);
  const store = createStore();
  store.dispatch(authenticate('token'));
  store.dispatch(setLanguage(language));
  const route = findRoute(`/wizard/maple-gate/${step}`);
  await route.preload();
  const messages = await startMessages(language, route.texts, SAMPLE_BRAND);
  render(
    <MemoryRouter initialEntries={[`/wizard/maple-gate/${step}`]}>
      <Address />
      <App store={store} messages={messages} />
    </MemoryRouter>,
  );
  return { answers, sent, store };
}

/** The amount field, once enabled: before, the form's outline is in its place. */
export const amountField = () =>
  waitFor(() => {
    const amount = screen.getByLabelText<HTMLInputElement>('Amount to invest');
    expect(amount.disabled).toBe(false);
    return amount;
  });

/** The page's heading, once rendered. */
export const heading = (name: RegExp | string) => screen.findByRole('heading', { level: 1, name });

/** Presses Next once the step has reported that it is complete. */
export async function pressNext(): Promise<void> {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Next Step' });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
}

/** Confirms the offering memorandum, without which no order is placed. */
export async function confirmMemorandum(): Promise<void> {
  fireEvent.click(
    await screen.findByRole('checkbox', { name: 'I have received and read the offering memorandum.' }),
  );
}

/** Says on the details page what the money is for, and that the person invests for themselves. */
export async function sayPurpose(): Promise<void> {
  const use = await screen.findByRole('combobox', { name: /^What the investment is for/ });
  fireEvent.change(use, { target: { value: 'growth' } });
  fireEvent.click(screen.getByRole('radio', { name: 'For myself' }));
}
