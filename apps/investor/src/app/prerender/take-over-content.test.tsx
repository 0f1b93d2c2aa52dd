import type { Deal, ListedDeal } from '@portal/domain/wire/deal';
import type { PageContent } from '@portal/domain/wire/page-content';
import { SAMPLE_BRAND } from '@portal/web/testing/sample-brand';
import { act, screen, within } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Reminder } from '#state/auth-slice.ts';
import { createStore } from '#state/store.ts';
import { ANA, type Answers, answerWith, holdCall } from '../../testing/api-answers.ts';
import { MAPLE } from '../../testing/sample-order.ts';
import { stubBrowser } from '../../testing/stub-browser.ts';
import '../../testing/wait-longer.ts';
import { App } from '../app.tsx';
import { routeOf } from '../find-route.ts';
import { startMessages } from '../messages.ts';
import { drawContent } from './draw-content.ts';
import { drawnState } from './drawn-state.ts';

stubBrowser();

const NOW = Date.parse('2026-11-23T12:00:00Z');
const LISTED: ListedDeal[] = [MAPLE];
const MARKETPLACE = '/dashboard/marketplace';
const DEAL = `${MARKETPLACE}/${MAPLE.slug}`;
const PUBLIC_DEAL: Deal = { ...MAPLE, documents: [] };
const REMINDED = 'Answer it now';
const answer = (data: unknown) => ({ status: 200, body: { data } });

const page = document.createElement('div');
let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  page.remove();
  window.history.replaceState(null, '', '/');
});

/** Puts the page on the screen as the server drew it; what is done before the application comes is done to it. */
async function openDrawn(
  address: string,
  content: Omit<PageContent, 'drawnAt'>,
  { entry = null, reminder = null }: { entry?: unknown; reminder?: Reminder | null } = {},
) {
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  const whole = { ...content, drawnAt: NOW };
  const { html, title } = await drawContent({ address, language: 'en', content: whole }, SAMPLE_BRAND);
  window.history.replaceState({ usr: entry, key: 'here', idx: 1 }, '', address);
  page.innerHTML = html;
  document.body.append(page);
  const takeOver = async () => {
    const messages = await startMessages('en', routeOf(address).texts, SAMPLE_BRAND);
    const drawnFrom = drawnState({ language: 'en', isFrame: true, content: whole });
    const auth = { user: null, accessToken: 'token', loading: false, reminder };
    const store = createStore({ ...drawnFrom, auth });
    const differences: unknown[] = [];
    await act(async () => {
      root = hydrateRoot(
        page,
        <BrowserRouter>
          <App store={store} messages={messages} drawnFrom={drawnFrom} />
        </BrowserRouter>,
        { onRecoverableError: (error) => differences.push(error) },
      );
    });
    return { store, differences };
  };
  return { title, takeOver };
}

function serve(answers: Answers = {}) {
  return answerWith({
    '/user/profile/': answer(ANA),
    '/user/list/deal/live': answer(LISTED),
    [`/user/deal/live/${MAPLE.slug}`]: answer(MAPLE),
    '/user/platform-videos/': answer([]),
    '/user/onboarded': answer({ answers: {} }),
    '/user/trades/u1': answer({ trades: [], activeTradesTotal: 0 }),
    ...answers,
  });
}

describe('a marketplace that the server drew', () => {
  it('has its deals before any script, and keeps them in place when it is taken over', async () => {
    serve();
    const release = holdCall('/api/user/list/deal/live');
    const { title, takeOver } = await openDrawn(MARKETPLACE, { deals: LISTED, deal: null });
    expect(title).toMatch(/^Marketplace \| /);
    const card = screen.getByRole('article', { name: MAPLE.name });
    const { differences } = await takeOver();
    expect(differences).toEqual([]);
    expect(screen.getByRole('article', { name: MAPLE.name })).toBe(card);
    await act(async () => release());
    expect(screen.getByRole('article', { name: MAPLE.name })).toBe(card);
  });

  it('looks for what was typed before it was taken over', async () => {
    serve();
    const { takeOver } = await openDrawn(MARKETPLACE, { deals: LISTED, deal: null });
    screen.getByRole<HTMLInputElement>('searchbox').value = 'nothing like it';
    const { differences } = await takeOver();
    expect(differences).toEqual([]);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('nothing like it');
    expect(await screen.findByRole('heading', { name: 'No deal matches' })).toBeDefined();
  });

  it('keeps what was marked by who is to be reminded of something, whose line comes when it is taken over', async () => {
    serve();
    const reminder = 'questionnaire';
    const { takeOver } = await openDrawn(MARKETPLACE, { deals: LISTED, deal: null }, { reminder });
    const mark = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Compare/ });
    mark.checked = true;
    expect(screen.queryByRole('link', { name: REMINDED })).toBeNull();
    const { store, differences } = await takeOver();
    expect(differences).toEqual([]);
    expect(screen.getByRole('link', { name: REMINDED })).toBeDefined();
    expect(screen.getByRole('checkbox', { name: /^Compare/ })).toBe(mark);
    expect(mark.checked).toBe(true);
    expect(store.getState().search.criteria.compare).toEqual([MAPLE.slug]);
  });

  it('shows what the server answers, and forgets what it drew', async () => {
    serve({ '/user/list/deal/live': answer([{ ...MAPLE, name: 'Maple Gate II' }]) });
    const { takeOver } = await openDrawn(MARKETPLACE, { deals: LISTED, deal: null });
    const { store } = await takeOver();
    expect(await screen.findByRole('article', { name: 'Maple Gate II' })).toBeDefined();
    expect(store.getState().page).toEqual({ drawnAt: null, deals: null, deal: null });
  });
});

describe('a deal that the server drew', () => {
  it('stands there without its documents, which come with its own call', async () => {
    serve();
    const release = holdCall(`/api/user/deal/live/${MAPLE.slug}`);
    const { title, takeOver } = await openDrawn(DEAL, { deals: null, deal: PUBLIC_DEAL });
    expect(title).toMatch(new RegExp(`^${MAPLE.name} \\| `));
    const heading = screen.getByRole('heading', { name: MAPLE.name });
    const { differences } = await takeOver();
    expect(differences).toEqual([]);
    const documents = screen.getByRole('region', { name: 'Read before you invest' });
    expect(within(documents).queryByText(/No documents/)).toBeNull();
    await act(async () => release());
    expect(screen.getByRole('heading', { name: MAPLE.name })).toBe(heading);
  });

  it('is taken over where a document was open over it, and then opens it', async () => {
    serve();
    const entry = { staysInPlace: true, document: { id: 'd1', title: 'Memorandum' } };
    const { takeOver } = await openDrawn(DEAL, { deals: null, deal: PUBLIC_DEAL }, { entry });
    const heading = screen.getByRole('heading', { name: MAPLE.name });
    const { differences } = await takeOver();
    expect(differences).toEqual([]);
    expect(await screen.findByRole('dialog', { name: /Memorandum/ })).toBeDefined();
    expect(heading.isConnected).toBe(true);
  });
});
