import { useLanguage } from '@portal/web/i18n/use-language';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { ShowPage } from './lazy-page.tsx';
import { useMessages } from './messages.ts';
import { Arrival } from './navigation/arrival.tsx';
import { PageLoading } from './navigation/page-loading.tsx';
import type { PageRoute } from './page-route.ts';
import { ErrorBoundary } from './reporting/error-boundary.tsx';
import { WithTexts } from './with-texts.tsx';

/** A page with what surrounds it: waiting for code and texts, its title, the focus, and a way on when it fails. */
export function PageFrame({ route }: { route: PageRoute }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<PageLoading />}>
        {/* First, so that a page may put a title of its own over the general one. */}
        <Arrival title={route.title} />
        <PageWithTexts route={route} />
      </Suspense>
    </ErrorBoundary>
  );
}

function PageWithTexts({ route }: { route: PageRoute }) {
  const language = useLanguage();
  const messages = useMessages();
  if (messages.textsReady(language, route.texts) !== null) {
    // Code and texts travel at the same time.
    void route.preload();
  }
  return (
    <WithTexts names={route.texts}>
      <ShowPage page={route} />
    </WithTexts>
  );
}
