import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { setJustSigned } from '#state/trade-slice.ts';
import { heading, openWizard } from '../../testing/open-wizard.tsx';
import { SIGNED } from '../../testing/sample-order.ts';
import { stubBrowser } from '../../testing/stub-browser.ts';

stubBrowser();

// The code of the last page never comes.
vi.mock('#features/trades/complete/complete-step.tsx', () => new Promise(() => undefined));

const TITLE = 'Thank you. Your order is with the dealer.';

it('the last page keeps its heading while its order is there and its code is not', async () => {
  const order = { ...SIGNED, status: 1 };
  const { store } = await openWizard('complete', order);
  expect(await screen.findByText('Opening your order')).toBeDefined();
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  act(() => {
    store.dispatch(
      setJustSigned({
        path: '/wizard/maple-gate/complete',
        dealName: 'Maple Gate',
        signedAt: '2026-11-20T15:30:00.000Z',
        waitingFor: null,
      }),
    );
  });
  expect(await heading(TITLE)).toBeDefined();
});
