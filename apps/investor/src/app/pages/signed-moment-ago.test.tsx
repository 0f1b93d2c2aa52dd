import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { authenticate } from '#state/slices/auth-slice.ts';
import { type Signed, setJustSigned } from '#state/slices/trade-slice.ts';
import { createStore } from '#state/store.ts';
import { ANA, answerWith } from '../../testing/api-answers.ts';
import { openApp } from '../../testing/open-app.tsx';
import { ok } from '../../testing/open-wizard.tsx';
import { stubBrowser } from '../../testing/stub-browser.ts';

stubBrowser();

const PAGE = '/wizard/maple-gate/complete';
const SIGNED: Signed = {
  path: PAGE,
  dealName: 'Maple Gate',
  signedAt: '2026-11-20T15:30:00.000Z',
  waitingFor: null,
};

/** A server that does not answer about the order yet. */
beforeEach(() => {
  answerWith({ '/user/profile/': ok(ANA) });
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, request: RequestInit) =>
    url.includes('/user/profile/') ? send(url, request) : new Promise(() => undefined),
  );
});

function signedIn() {
  const store = createStore();
  store.dispatch(authenticate('token'));
  return store;
}

describe('the last page, while its order is on its way', () => {
  it('shows at once what the session saw being signed', async () => {
    const store = signedIn();
    store.dispatch(setJustSigned(SIGNED));
    await openApp(PAGE, store);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Thank you. Your order is with the dealer.' }),
    ).toBeDefined();
    expect(screen.getByText('Maple Gate')).toBeDefined();
    expect(screen.getByText('Signed on')).toBeDefined();
    expect(screen.getByText('Opening your order')).toBeDefined();
  });

  it('says whose signature is still missing', async () => {
    const store = signedIn();
    store.dispatch(setJustSigned({ ...SIGNED, waitingFor: 'Benoît Roy' }));
    await openApp(PAGE, store);
    expect(await screen.findByRole('heading', { level: 1, name: 'Almost done' })).toBeDefined();
    expect(screen.getByText('the signature of Benoît Roy')).toBeDefined();
  });

  it('of another order shows only its outline', async () => {
    const store = signedIn();
    store.dispatch(setJustSigned(SIGNED));
    await openApp('/wizard/birch-row/complete', store);
    expect(await screen.findByText('Opening your order')).toBeDefined();
    expect(screen.queryByText('Maple Gate')).toBeNull();
  });
});
