import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  amountField,
  answerOrder,
  confirmMemorandum,
  heading,
  ok,
  openWizard,
  pressNext,
} from '../../testing/open-wizard.tsx';
import { PLACED } from '../../testing/sample-order.ts';
import { stubBrowser } from '../../testing/stub-browser.ts';

// How a browser fails once the server is gone.
vi.mock('#features/trades/order/follow-units.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
stubBrowser();

it('an order is placed even if the code that follows its units fails to load', async () => {
  const { sent, answers } = await openWizard('order', null, {
    more: {
      '/user/trade/create/deal-1': { status: 201, body: { data: { shareOrderId: 'trade-1' } } },
      '/sendacceptofferingmemorandumemail': ok({ sent: true }),
    },
  });
  fireEvent.change(await amountField(), { target: { value: '3000' } });
  answerOrder(answers, { ...PLACED, quantity: 12 });
  await confirmMemorandum();
  await pressNext();
  await heading('Your investor profile');
  expect(sent.filter(({ path }) => path === '/user/trade/create/deal-1')).toHaveLength(1);
});
