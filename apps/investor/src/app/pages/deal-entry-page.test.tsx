import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { watchedDocument } from '#state/page/watched-document.ts';
import { paths } from '#state/paths.ts';
import { createStore } from '#state/store.ts';
import { type Answers, answerWith } from '../../testing/api-answers.ts';
import { currentAddress, openApp } from '../../testing/open-app.tsx';
import { openDrawn } from '../../testing/open-drawn.tsx';
import { ok } from '../../testing/open-wizard.tsx';
import { MAPLE } from '../../testing/sample-order.ts';
import { EverythingInView } from '../../testing/stub-browser.ts';
import { preloadRoute } from '../routes/app-routes.tsx';

const ADDRESS = `/deal/${MAPLE.slug}`;
const PUBLIC = { ...MAPLE, documents: [] };
const ON_OFFER: Answers = { [`/deal/live/${MAPLE.slug}`]: ok(PUBLIC) };
const GONE: Answers = {
  [`/deal/live/${MAPLE.slug}`]: {
    status: 404,
    body: { statusCode: 404, code: 'NOT_FOUND', message: ['Not there.'], requestId: 'r1' },
  },
};

async function visit(address = ADDRESS, answers = ON_OFFER, store = createStore()) {
  vi.stubGlobal('IntersectionObserver', EverythingInView);
  answerWith(answers);
  await openApp(address, store);
  return store;
}

describe('the public page of a deal', () => {
  it('says what it is, its figures, what can go wrong and who sells it, and nothing of its documents', async () => {
    await visit();
    expect(await screen.findByRole('heading', { level: 1, name: 'Maple Gate' })).toBeDefined();
    expect(document.title).toMatch(/^Maple Gate \|/);
    for (const text of ['Rooms for students', '$2,500', '$250', '8-10%', 'One residence opened late']) {
      expect(screen.getByText(text), text).toBeDefined();
    }
    expect(screen.getByText(/You could lose all of your money/)).toBeDefined();
    expect(
      screen.getByText(/exempt market dealer\. Two of our people read your order and your profile/),
    ).toBeDefined();
    expect(screen.queryByText('Offering memorandum')).toBeNull();
    expect(screen.queryByText(/You have been invited/)).toBeNull();
  });

  it.each(['mwr=u1', 'ref=s1'])('says with %s that it is an invitation, and keeps it', async (query) => {
    const store = await visit(`${ADDRESS}?${query}`);
    expect(await screen.findByText(/You have been invited to Northline/)).toBeDefined();
    const [key = '', value] = query.split('=');
    expect(store.getState().referral.referralHeroData).toEqual({ [key]: value, deal: MAPLE.slug });
  });

  it('says of a deal that is paused, closed or unknown that it is not on offer', async () => {
    await visit(ADDRESS, GONE);
    expect(await screen.findByText('This investment is not on offer')).toBeDefined();
    const onwards = screen.getByRole('link', { name: 'See what is open now' });
    expect(onwards.getAttribute('href')).toBe('/#open');
  });

  it('registers in a dialog over the page, and remembers the deal', async () => {
    const store = await visit();
    fireEvent.click(await screen.findByRole('link', { name: 'Create an account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create your account' });
    expect(currentAddress()).toBe(ADDRESS);
    expect(store.getState().notice).toEqual({
      notice: null,
      destination: '/dashboard/marketplace/maple-gate',
    });
    fireEvent.change(within(dialog).getByLabelText('First name'), { target: { value: 'Ana' } });
    fireEvent.change(within(dialog).getByLabelText('Password'), { target: { value: 'three quiet loons' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(store.getState().modal).toMatchObject({ modal: false, register: false });
    fireEvent.click(screen.getByRole('link', { name: 'Create an account' }));
    const again = within(await screen.findByRole('dialog'));
    expect(again.getByLabelText('First name')).toHaveProperty('value', 'Ana');
    expect(again.getByLabelText('Password')).toHaveProperty('value', '');
  });

  it('registers on a page of its own where third-party scripts run', async () => {
    watchedDocument.isWatched = true;
    const startAnew = vi.spyOn(watchedDocument, 'startAnew').mockReturnValue();
    onTestFinished(() => {
      watchedDocument.isWatched = false;
      startAnew.mockRestore();
    });
    const store = await visit();
    fireEvent.click(await screen.findByRole('link', { name: 'Create an account' }));
    await waitFor(() => expect(currentAddress()).toBe('/register'));
    expect(store.getState().notice.destination).toBe('/dashboard/marketplace/maple-gate');
  });

  it('leads to the deal after a log-in, too', async () => {
    await preloadRoute(paths.login());
    const store = await visit();
    fireEvent.click(await screen.findByRole('link', { name: 'I already have an account' }));
    await waitFor(() => expect(currentAddress()).toBe('/login'));
    expect(store.getState().notice.destination).toBe('/dashboard/marketplace/maple-gate');
  });
});

describe('the public page of a deal as the server drew it', () => {
  const open = (language: 'en' | 'fr' = 'en') =>
    openDrawn(ADDRESS, { deals: null, deal: PUBLIC }, { language, isSignedIn: false });

  it.each([
    ['en', 'Create an account'],
    ['fr', 'Créer un compte'],
  ] as const)(
    'is read in %s before any script runs, under the deal’s name and summary',
    async (language, register) => {
      answerWith(ON_OFFER);
      const { title, description } = await open(language);
      expect(title).toMatch(/^Maple Gate \|/);
      expect(description).toBe(MAPLE.summary);
      expect(screen.getByRole('heading', { level: 1, name: 'Maple Gate' })).toBeDefined();
      expect(screen.getByRole('link', { name: register })).toBeDefined();
    },
  );

  it('is taken over as it stands', async () => {
    answerWith(ON_OFFER);
    const { takeOver } = await open();
    const { differences } = await takeOver();
    expect(differences).toEqual([]);
    expect(screen.getByRole('heading', { level: 1, name: 'Maple Gate' })).toBeDefined();
  });
});
