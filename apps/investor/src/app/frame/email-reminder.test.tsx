import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { authenticate } from '#state/auth-slice.ts';
import { createStore } from '#state/store.ts';
import { ANA, answerWith } from '../../testing/api-answers.ts';
import { openApp } from '../../testing/open-app.tsx';

const REMINDER = /Please confirm your email/;

async function openAs(emailVerified: boolean): Promise<void> {
  answerWith({ '/user/profile/': { status: 200, body: { data: { ...ANA, emailVerified } } } });
  const store = createStore();
  store.dispatch(authenticate('t1'));
  await openApp('/dashboard/marketplace', store);
  await screen.findByText('ana@example.ca');
}

const goTo = async (tab: string, title: RegExp) => {
  fireEvent.click(screen.getByRole('link', { name: tab }));
  await waitFor(() => expect(document.title).toMatch(title));
};

describe('the reminder to confirm the address', () => {
  it('comes with the next page, never into the one that is being read, and then stays', async () => {
    await openAs(false);
    await vi.dynamicImportSettled();
    expect(screen.queryByText(REMINDER)).toBeNull();
    await goTo('Portfolio', /^Portfolio/);
    expect(await screen.findByText(REMINDER)).toBeDefined();
    await goTo('Marketplace', /^Marketplace/);
    expect(screen.getByText(REMINDER)).toBeDefined();
  });

  it('does not come for whoever has confirmed it', async () => {
    await openAs(true);
    await goTo('Portfolio', /^Portfolio/);
    expect(screen.queryByText(REMINDER)).toBeNull();
  });
});
