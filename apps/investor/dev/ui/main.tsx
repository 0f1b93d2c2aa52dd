import { SAMPLE_BRAND } from '@portal/web/testing/sample-brand';
import './catalogue.css';
import { languageOf } from '@portal/domain/ground/formats/locales';
import { LANGUAGES } from '@portal/domain/ground/people/languages';
import { namespaceLoaders } from '@portal/messages/namespaces';
import { createMessages } from '@portal/web/i18n/create-messages';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { Catalogue } from './catalogue.tsx';

const THEMES = ['light', 'dark'];

/** `?language=fr&theme=dark`; otherwise English in the system's colours. */
const asked = new URLSearchParams(window.location.search);
const language = languageOf(asked.get('language') ?? 'en');
const theme = THEMES.find((each) => each === asked.get('theme'));
if (theme !== undefined) {
  document.documentElement.dataset.theme = theme;
}

const messages = createMessages(language, namespaceLoaders, SAMPLE_BRAND);
await messages.loadNamespaces(language, ['errors']);

const root = document.getElementById('root');
if (root === null) {
  throw new Error('ui.html has no element with the id root');
}
createRoot(root).render(
  <StrictMode>
    <I18nextProvider i18n={messages.i18n}>
      <main className="mx-auto flex max-w-page flex-col gap-10 px-4 py-8 sm:px-6">
        <nav aria-label="Views" className="flex flex-wrap gap-x-6">
          {LANGUAGES.flatMap((each) =>
            THEMES.map((colours) => (
              <a
                key={each + colours}
                href={`?language=${each}&theme=${colours}`}
                className="inline-flex min-h-11 min-w-11 items-center text-accent underline underline-offset-4"
              >
                {each} {colours}
              </a>
            )),
          )}
        </nav>
        <Catalogue />
      </main>
    </I18nextProvider>
  </StrictMode>,
);
