import './app/office.css';
import { officeNamespaces } from '@portal/messages/office-namespaces';
import { chooseLanguage } from '@portal/web/i18n/choose-language';
import { createMessages } from '@portal/web/i18n/create-messages';
import { readBrand } from '@portal/web/read-brand';
import { listenForErrors } from '@portal/web/reporting/listen-for-errors';
import { describeError, reportError } from '@portal/web/reporting/report-error';
import { setupListeners } from '@reduxjs/toolkit/query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { Office } from './app/office.tsx';
import { OFFICE_TEXTS } from './app/office-texts.ts';
import { watchOtherTabs } from './app/session/watch-other-tabs.ts';
import { createStore } from './state/store.ts';

/** The boundary that catches an error logs and reports it, without its message; React need not log it again. */
const REPORTED_ELSEWHERE = { onCaughtError: () => undefined };

/** Loads the texts of every page, and only then renders. */
async function start(root: HTMLElement): Promise<void> {
  const language = chooseLanguage({ stored: null, cookie: document.cookie, browser: navigator.languages });
  const messages = createMessages(language, officeNamespaces, readBrand(document));
  await messages.loadNamespaces(language, OFFICE_TEXTS);
  const store = createStore();
  watchOtherTabs(window, store);
  // Polling pauses while the page is hidden, and everything is read again when it is back.
  setupListeners(store.dispatch);
  createRoot(root, REPORTED_ELSEWHERE).render(
    <StrictMode>
      <BrowserRouter>
        <Office store={store} messages={messages} />
      </BrowserRouter>
    </StrictMode>,
  );
}

listenForErrors(window);

const root = document.getElementById('root');
if (root === null) {
  throw new Error('index.html has no element with the id root');
}
start(root).catch((error: unknown) => reportError(describeError(error)));
