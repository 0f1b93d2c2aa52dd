import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { authenticate } from '#state/slices/auth-slice.ts';
import { clearSession } from '#state/slices/clear-session.ts';
import { createStore } from '#state/store.ts';
import { ANA, answerWith } from '../testing/api-answers.ts';
import { openApp } from '../testing/open-app.tsx';
import { NOT_FOUND_ROUTE } from './routes/find-route.ts';
import { PAGE_ROUTES } from './routes/routes.tsx';

beforeEach(() => {
  answerWith({
    '/user/profile/': { status: 200, body: { data: ANA } },
    '/user/draft/onboarding': {
      status: 200,
      body: { data: { scope: 'onboarding', data: null, savedAt: null } },
    },
  });
});

afterEach(() => {
  document.title = '';
});

const addressOf = (path: string) =>
  path.replace('*', '/no-such-page').replaceAll('?', '').replaceAll(':', 'a-');
const PROTECTED = [...PAGE_ROUTES, NOT_FOUND_ROUTE].filter(({ access }) => access === 'protected');
const OPEN = PAGE_ROUTES.filter(({ access }) => access !== 'protected');

describe('a person without an access token', () => {
  it('may open exactly the public addresses', () => {
    expect(OPEN.map(({ path }) => path)).toEqual([
      '/',
      '/login',
      '/register',
      '/ref',
      '/deal/:dealId',
      '/forgot-password',
      '/reset-password/:userId/:token',
      '/verify-email/:token',
      '/confirm-email/:token',
      '/join/:token',
      '/leave-list/:token',
      '/unsubscribe/:token',
      '/signing/:token',
      '/signed-copies/:token',
      '/preview/:token',
      '/verify-document',
      '/finconnect/return',
      '/finconnect/:token',
      '/privacy-policy',
      '/contact',
      '/landing',
    ]);
  });

  it.each(PROTECTED.map(({ path }) => addressOf(path)))(
    'is sent from %s to the front page, which remembers where they wanted to go',
    async (address) => {
      const store = createStore();
      await openApp(`${address}?a=1`, store);
      await waitFor(() => expect(document.title).toMatch(/^Welcome \|/));
      expect(store.getState().notice).toEqual({ notice: 'login-required', destination: `${address}?a=1` });
      expect(screen.getByText(/Log in or create an account to see that page/)).toBeDefined();
    },
  );
});

describe('a person with an access token', () => {
  it.each([
    ['/dashboard', /^Marketplace \|/],
    ['/dashboard/marketplace/', /^Marketplace \|/],
    ['/dashboard/portfolio/t1', /^Your order \|/],
    ['/onboarding/risk', /^Getting to know you \|/],
    ['/no/such/page', /^Page not found \|/],
    ['/login', /^Marketplace \|/],
  ])('opens %s', async (address, title) => {
    const store = createStore();
    store.dispatch(authenticate('t1'));
    await openApp(address, store);
    await waitFor(() => expect(document.title).toMatch(title));
  });

  it('sees the header of the dashboard with name, e-mail, tabs and support line', async () => {
    const store = createStore();
    store.dispatch(authenticate('t1'));
    await openApp('/dashboard/marketplace', store);
    expect(await screen.findByText('ana@example.ca')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Marketplace', current: 'page' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Portfolio' }).getAttribute('href')).toBe('/dashboard/portfolio');
    expect(screen.getByRole('link', { name: 'Call us at 1-844-955-4114' }).getAttribute('href')).toBe(
      'tel:+18449554114',
    );
  });

  it('finds the referral page and sign-out in the header menu', async () => {
    const store = createStore();
    store.dispatch(authenticate('t1'));
    await openApp('/dashboard/marketplace', store);
    fireEvent.click(await screen.findByRole('button', { name: /ana@example\.ca/ }));
    const menu = within(await screen.findByRole('menu'));
    expect(menu.getByRole('menuitem', { name: 'Referral' }).getAttribute('href')).toBe('/dashboard/referral');
    expect(menu.getByRole('menuitem', { name: 'Sign out' })).toBeDefined();
  });

  it('is back on the front page, with a notice, when the session ends', async () => {
    const store = createStore();
    store.dispatch(authenticate('t1'));
    await openApp('/dashboard/portfolio', store);
    await screen.findByText('ana@example.ca');
    store.dispatch(clearSession('ended'));
    expect(await screen.findByText(/Your session ended/)).toBeDefined();
    expect(store.getState().notice.destination).toBe('/dashboard/portfolio');
  });
});

describe('the language switch', () => {
  it('changes the texts, the document’s language and title, and the cookie', async () => {
    const store = createStore();
    await openApp('/', store);
    (await screen.findByRole('button', { name: /Français/ })).click();
    await waitFor(() => expect(document.title).toMatch(/^Bienvenue \|/));
    expect(document.documentElement.lang).toBe('fr-CA');
    expect(document.cookie).toContain('language=fr');
    expect(screen.getByText('Passer au contenu')).toBeDefined();
  });
});
