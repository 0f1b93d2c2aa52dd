import { ORDERS_FOUND_MAX } from '@portal/domain/money/bank/lines/bank-schemas';
import { officeNamespaces } from '@portal/messages/office-namespaces';
import { createMessages } from '@portal/web/i18n/create-messages';
import { SAMPLE_BRAND } from '@portal/web/testing/sample-brand';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createStore } from '#state/store.ts';
import { answerWith, good } from '../../testing/open-office.tsx';
import { OrderSearch } from './order-search.tsx';

const order = (place: number) => ({
  tradeId: `t${place}`,
  reference: `REF${place}`,
  investor: `Investor ${place}`,
  status: 'submitted',
  total: 5000,
  missing: 5000,
  told: [],
});

async function found(count: number): Promise<string> {
  answerWith({
    'GET /money/orders?search=roy': [good(Array.from({ length: count }, (_, place) => order(place)))],
  });
  const messages = createMessages('en', officeNamespaces, SAMPLE_BRAND);
  await messages.loadNamespaces('en', ['office', 'officeOrderSearch', 'trades', 'errors']);
  render(
    <Provider store={createStore()}>
      <I18nextProvider i18n={messages.i18n}>
        <OrderSearch taken={new Set()} onChoose={() => undefined} />
      </I18nextProvider>
    </Provider>,
  );
  onTestFinished(cleanup);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'roy' } });
  fireEvent.click(screen.getByRole('button', { name: 'Find' }));
  return (await screen.findByText(/found\.?$|find others\.$/)).textContent ?? '';
}

describe('a search for an order', () => {
  it.each([
    ['all where that is all', 2, '2 orders found'],
    [
      'that there may be more where it stops',
      ORDERS_FOUND_MAX,
      'Showing the latest 20 orders. Narrow your search to find others.',
    ],
  ])('says %s', async (_what, count, sentence) => {
    expect(await found(count)).toBe(sentence);
  });
});
