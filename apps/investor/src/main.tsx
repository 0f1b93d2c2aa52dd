import './app/app.css';
import { chooseLanguage } from '@portal/web/i18n/choose-language';
import { readBrand } from '@portal/web/read-brand';
import { setupListeners } from '@reduxjs/toolkit/query';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { setLanguage } from '#state/language-slice.ts';
import { restoreStore } from '#state/persistence.ts';
import { App } from './app/app.tsx';
import { preloadRoute } from './app/app-routes.tsx';
import { routeOf } from './app/find-route.ts';
import { startMessages } from './app/messages.ts';
import { isTakeover } from './app/prerender/takeover.ts';
import { listenForErrors } from './app/reporting/listen-for-errors.ts';
import { loadSentry } from './app/reporting/load-sentry.ts';
import { describeError, reportError } from './app/reporting/report-error.ts';
import { showStartFailure } from './app/reporting/start-failure.ts';
import { watchOtherTabs } from './app/session/watch-other-tabs.ts';
import { TAKEN_OVER } from './early/taken-over.ts';

/** The boundary that catches an error logs and reports it; React need not log it a second time. */
const REPORTED_ELSEWHERE = { onCaughtError: () => undefined };

/**
 * Restores what the browser kept, fetches what the first page needs, and only then renders: until that moment the
 * prerendered page, where there is one, stays on screen untouched.
 */
async function start(root: HTMLElement): Promise<void> {
  listenForErrors(window);
  void loadSentry(document);
  const pagePreload = preloadRoute(window.location.pathname);
  const { store } = await restoreStore();
  watchOtherTabs(window, store);
  // Coming back to the tab or to the network asks the server again where a screen wishes it.
  setupListeners(store.dispatch);
  const language = chooseLanguage({
    stored: store.getState().language.language,
    cookie: document.cookie,
    browser: navigator.languages,
  });
  store.dispatch(setLanguage(language));
  const [messages, route] = await Promise.all([
    startMessages(language, routeOf(window.location.pathname).texts, readBrand(document)),
    pagePreload,
  ]);
  const application = (
    <StrictMode>
      <BrowserRouter>
        <App store={store} messages={messages} />
      </BrowserRouter>
    </StrictMode>
  );
  const isSignedIn = store.getState().auth.accessToken !== null;
  if (isTakeover(root, { page: route.prerender, language, isSignedIn })) {
    hydrateRoot(root, application, REPORTED_ELSEWHERE);
  } else {
    createRoot(root, REPORTED_ELSEWHERE).render(application);
    // Nothing that was pressed before is there any more.
    document.dispatchEvent(new Event(TAKEN_OVER));
  }
}

const root = document.getElementById('root');
if (root === null) {
  throw new Error('index.html has no element with the id root');
}
start(root).catch((error: unknown) => {
  reportError(describeError(error));
  showStartFailure(root);
});
