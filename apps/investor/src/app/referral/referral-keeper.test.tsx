import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { authenticate } from '#state/slices/auth-slice.ts';
import { createStore } from '#state/store.ts';
import { ANA, answerWith } from '../../testing/api-answers.ts';
import { currentAddress, openApp } from '../../testing/open-app.tsx';
import { EverythingInView } from '../../testing/stub-browser.ts';

async function visit(address: string, store = createStore()) {
  vi.stubGlobal('IntersectionObserver', EverythingInView);
  answerWith({ '/user/profile/': { status: 200, body: { data: ANA } } });
  await openApp(address, store);
  return store.getState().referral.referralHeroData;
}

describe('a referral link', () => {
  it.each([
    ['the front page', '/?mwr=u1&ref=s1&deal=maple-court', { mwr: 'u1', ref: 's1', deal: 'maple-court' }],
    ['the referral page', '/ref?mwr=u1', { mwr: 'u1' }],
    ['registration', '/register?mwr=u1&deal=maple-court', { mwr: 'u1', deal: 'maple-court' }],
    ['the log-in page', '/login?mwr=u1', { mwr: 'u1' }],
    ['the public address of a deal', '/deal/maple-court?mwr=u1', { mwr: 'u1', deal: 'maple-court' }],
    [
      'a deal that needs a log-in',
      '/dashboard/marketplace/maple-court?mwr=u1',
      { mwr: 'u1', deal: 'maple-court' },
    ],
  ])('to %s is kept', async (_name, address, expected) => {
    expect(await visit(address)).toEqual(expected);
  });

  it('to a page without one keeps nothing', async () => {
    expect(await visit('/privacy-policy')).toBeNull();
  });

  it('is not kept for a signed-in person', async () => {
    const store = createStore();
    store.dispatch(authenticate('t1'));
    expect(await visit('/privacy-policy?mwr=u1', store)).toBeNull();
  });

  it('to a deal leads a signed-in person to the deal', async () => {
    const store = createStore();
    store.dispatch(authenticate('t1'));
    await visit('/deal/maple-court?mwr=u1', store);
    expect(currentAddress()).toBe('/dashboard/marketplace/maple-court');
  });

  it.each([
    ['somebody who was invited', '/ref?mwr=u1', 'You have been invited to Northline', true],
    ['somebody with a link of a person’s', '/ref?ref=s1', 'You have been invited to Northline', true],
    [
      'somebody with a page of no person’s',
      '/ref?deal=maple-court',
      'See this investment at Northline',
      false,
    ],
  ])('greets %s', async (_who, address, title, isInvitation) => {
    await visit(address);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.queryByText(/We do not pay the person who invited you/) !== null).toBe(isInvitation);
  });

  it('to a deal alone is no invitation at registration', async () => {
    const store = createStore();
    await visit('/ref?deal=maple-court', store);
    fireEvent.click(screen.getAllByRole('link', { name: 'Create an account' })[0] ?? document.body);
    await waitFor(() => expect(currentAddress()).toBe('/register'));
    expect(screen.queryByText(/You were invited/)).toBeNull();
  });

  it('shows a visitor the way to register', async () => {
    await visit('/ref?mwr=u1');
    const [register] = screen.getAllByRole('link', { name: 'Create an account' });
    fireEvent.click(register ?? document.body);
    await waitFor(() => expect(currentAddress()).toBe('/register'));
  });
});
