import { useLanguage } from '@portal/web/i18n/use-language';
import { Suspense, use } from 'react';
import { useLocation } from 'react-router';
import { ShowPage } from './lazy-page.tsx';
import { useMessages } from './messages.ts';
import { Arrival } from './navigation/arrival.tsx';
import { PageLoading } from './navigation/page-loading.tsx';
import { ErrorBoundary } from './reporting/error-boundary.tsx';
import type { PageRoute } from './routes.tsx';

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

/** React wants `use` in every render of a component that uses it; by `status` it sees that there is no pause to make. */
const NOTHING_TO_WAIT_FOR = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

function PageWithTexts({ route }: { route: PageRoute }) {
  const messages = useMessages();
  const language = useLanguage();
  const waiting = messages.blocksReady(language, route.texts);
  if (waiting !== null) {
    // Code and texts travel at the same time.
    void route.preload();
  }
  use(waiting ?? NOTHING_TO_WAIT_FOR);
  return <ShowPage page={route} />;
}
