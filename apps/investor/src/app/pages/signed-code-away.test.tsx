import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setJustSigned } from '#state/slices/trade-slice.ts';
import { heading, openWizard } from '../../testing/open-wizard.tsx';
import { SIGNED } from '../../testing/sample-order.ts';
import { stubBrowser } from '../../testing/stub-browser.ts';

stubBrowser();

// The last page's code never loads.
vi.mock('#features/trades/complete/complete-step.tsx', () => new Promise(() => undefined));

const SEEN = {
  path: '/wizard/maple-gate/complete',
  dealName: 'Maple Gate',
  signedAt: '2026-11-20T15:30:00.000Z',
  waitingFor: null,
};
const TITLE = 'Thank you. Your order is with the dealer.';

afterEach(() => vi.restoreAllMocks());

it('the last page keeps its heading while its order has loaded and its code has not', async () => {
  const order = { ...SIGNED, status: 1 };
  const { store } = await openWizard('complete', order);
  expect(await screen.findByText('Opening your order')).toBeDefined();
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  act(() => {
    store.dispatch(setJustSigned(SEEN));
  });
  expect(await heading(TITLE)).toBeDefined();
});

it('a minute after signing, the last page waits for the server', async () => {
  const now = Date.now();
  const { store } = await openWizard('complete', { ...SIGNED, status: 1 });
  vi.spyOn(Date, 'now').mockReturnValue(now - 60_000);
  act(() => {
    store.dispatch(setJustSigned(SEEN));
  });
  vi.restoreAllMocks();
  expect(await screen.findByText('Opening your order')).toBeDefined();
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});
