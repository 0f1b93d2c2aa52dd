import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { authenticate } from '#state/slices/auth-slice.ts';
import { createStore } from '#state/store.ts';
import { ANA, answerWith } from '../../testing/api-answers.ts';
import { openApp } from '../../testing/open-app.tsx';

const SUPPORT = 'Call us at 1-844-955-4114';

beforeEach(() => {
  answerWith({ '/user/profile/': { status: 200, body: { data: ANA } } });
});

async function open(address: string) {
  const store = createStore();
  if (address.startsWith('/dashboard')) {
    store.dispatch(authenticate('t1'));
  }
  await openApp(address, store);
  const [header = document.body] = screen.getAllByRole('banner');
  return { header: within(header), footer: screen.queryByRole('contentinfo') };
}

describe('the header of the dashboard', () => {
  it('has the logo, both languages and the support number', async () => {
    const { header } = await open('/dashboard/marketplace');
    expect(header.getByRole('link', { name: /Northline/ }).getAttribute('href')).toBe(
      '/dashboard/marketplace',
    );
    expect(header.getByRole('button', { name: /English/ })).toBeDefined();
    expect(header.getByRole('button', { name: /Français/ })).toBeDefined();
    expect(header.getByRole('link', { name: SUPPORT }).textContent).toBe('1-844-955-4114');
  });
});

describe('the footer', () => {
  it.each(['/', '/landing', '/register', '/dashboard/marketplace'])(
    'of %s has where the dealer is registered, the risk and the privacy policy',
    async (address) => {
      const { footer } = await open(address);
      const words = footer?.textContent ?? '';
      expect(words).toContain(
        'Northline is an exempt market dealer registered under the securities laws of several provinces of Canada.',
      );
      expect(words).toContain('You could lose all the money you invest');
      const policy = within(footer ?? document.body).getByRole('link', { name: 'Privacy policy' });
      expect(policy.getAttribute('href')).toBe('/privacy-policy');
    },
  );
});

describe('the layout', () => {
  it.each([
    ['the plain one', '/login', false, true],
    ['the simple one', '/landing', true, true],
    ['that of a ceremony', '/signing/t0ken', true, true],
    ['the main one', '/no/such/page', true, true],
  ])('is %s at %s', async (_name, address, hasFooter, hasPhone) => {
    const { header, footer } = await open(address);
    expect(header.getByRole('link', { name: /Northline/ })).toBeDefined();
    expect(footer !== null).toBe(hasFooter);
    expect(header.queryByRole('link', { name: SUPPORT }) !== null).toBe(hasPhone);
    expect(screen.queryByRole('link', { name: 'Portfolio' })).toBeNull();
  });
});
