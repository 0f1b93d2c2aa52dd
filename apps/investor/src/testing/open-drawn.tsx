import type { Language } from '@portal/domain/ground/people/languages';
import type { ListedDeal } from '@portal/domain/offering/deals/deal.wire';
import type { PageContent } from '@portal/domain/offering/deals/page-content.wire';
import { SAMPLE_BRAND } from '@portal/web/testing/sample-brand';
import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { afterEach, vi } from 'vitest';
import type { Reminder } from '#state/slices/auth-slice.ts';
import { createStore } from '#state/store.ts';
import { App } from '../app/app.tsx';
import { startMessages } from '../app/messages.ts';
import { drawContent } from '../app/prerender/draw-content.ts';
import { drawnState } from '../app/prerender/drawn-state.ts';
import { findRoute } from '../app/routes/find-route.ts';
import { ANA, type Answers, answerWith } from './api-answers.ts';
import { ok } from './open-wizard.tsx';
import { MAPLE } from './sample-order.ts';
import { stubBrowser } from './stub-browser.ts';

/** When the pages of these tests are rendered. */
const DRAWN_AT = Date.parse('2026-11-23T12:00:00Z');
export const LISTED: ListedDeal[] = [MAPLE];

type Opened = {
  entry?: unknown;
  reminder?: Reminder | null;
  language?: Language;
  /** False for a page that visitors see. */
  isSignedIn?: boolean;
};

// First, so that the page is unmounted before the browser is restored.
stubBrowser();
const page = document.createElement('div');
let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  page.remove();
  window.history.replaceState(null, '', '/');
});

/** Shows the page as the server rendered it, for actions before the application runs. */
export async function openDrawn(
  address: string,
  content: Omit<PageContent, 'drawnAt'>,
  { entry = null, reminder = null, language = 'en', isSignedIn = true }: Opened = {},
) {
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  const whole = { ...content, drawnAt: DRAWN_AT };
  const { html, title, description } = await drawContent({ address, language, content: whole }, SAMPLE_BRAND);
  window.history.replaceState({ usr: entry, key: 'here', idx: 1 }, '', address);
  page.innerHTML = html;
  document.body.append(page);
  const takeOver = async () => {
    const messages = await startMessages(language, findRoute(address).texts, SAMPLE_BRAND);
    const drawnFrom = drawnState({ language, isFrame: isSignedIn, content: whole });
    const accessToken = isSignedIn ? 'token' : null;
    const auth = { user: null, accessToken, loading: false, reminder, orderWaits: false };
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
  return { title, description, takeOver };
}

/** The server's answers for the deal pages. */
export function serve(answers: Answers = {}) {
  return answerWith({
    '/user/profile/': ok(ANA),
    '/user/list/deal/live': ok(LISTED),
    [`/user/deal/live/${MAPLE.slug}`]: ok(MAPLE),
    '/user/platform-videos/': ok([]),
    '/user/onboarded': ok({ answers: {} }),
    '/user/trades/u1': ok({ trades: [], activeTradesTotal: 0 }),
    ...answers,
  });
}
