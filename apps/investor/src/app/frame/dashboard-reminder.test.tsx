import type { User } from '@portal/domain/people/account/user.wire';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { authenticate, setUser } from '#state/slices/auth-slice.ts';
import { createStore } from '#state/store.ts';
import { ANA, answerWith } from '../../testing/api-answers.ts';
import { openApp } from '../../testing/open-app.tsx';

const ADDRESS = /Please confirm your email/;
const QUESTIONNAIRE = /A short questionnaire is still open/;
const UNCONFIRMED: User = { ...ANA, emailVerified: false };
const NEW: User = { ...UNCONFIRMED, onboarded: false };

/** `kept` is what the browser stored at the last visit. */
async function openAs(user: User, kept: User | null): Promise<void> {
  answerWith({ '/user/profile/': { status: 200, body: { data: user } } });
  const store = createStore();
  store.dispatch(authenticate('t1'));
  if (kept !== null) {
    store.dispatch(setUser(kept));
  }
  await openApp('/dashboard/marketplace', store);
  await screen.findByText('ana@example.ca');
}

const goTo = async (tab: string, title: RegExp) => {
  fireEvent.click(screen.getByRole('link', { name: tab }));
  await waitFor(() => expect(document.title).toMatch(title));
};

describe('the reminder below the header', () => {
  it('shows on a fresh page if the address was unconfirmed at the last visit', async () => {
    await openAs(UNCONFIRMED, UNCONFIRMED);
    expect(screen.getByText(ADDRESS)).toBeDefined();
  });

  it('appears with the next page, never in the one being read, and then stays', async () => {
    await openAs(UNCONFIRMED, null);
    expect(screen.queryByText(ADDRESS)).toBeNull();
    await goTo('Portfolio', /^Portfolio/);
    expect(screen.getByText(ADDRESS)).toBeDefined();
    await goTo('Marketplace', /^Marketplace/);
    expect(screen.getByText(ADDRESS)).toBeDefined();
  });

  it('disappears with the page on which the address turned out to be confirmed', async () => {
    await openAs(ANA, UNCONFIRMED);
    expect(screen.getByText(ADDRESS)).toBeDefined();
    await goTo('Portfolio', /^Portfolio/);
    expect(screen.queryByText(ADDRESS)).toBeNull();
  });

  it('asks for the questionnaire first, and links to it', async () => {
    await openAs(NEW, NEW);
    expect(screen.queryByText(ADDRESS)).toBeNull();
    expect(screen.getByText(QUESTIONNAIRE)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Answer it now' }).getAttribute('href')).toBe('/onboarding');
  });

  it('does not appear once both are done', async () => {
    await openAs(ANA, ANA);
    await goTo('Portfolio', /^Portfolio/);
    expect(screen.queryByText(ADDRESS)).toBeNull();
    expect(screen.queryByText(QUESTIONNAIRE)).toBeNull();
  });
});
