import { useLanguage } from '@portal/web/i18n/use-language';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { TAKEN_OVER } from '../../early/taken-over.ts';
import { CONTENT_ID } from '../frame/skip-link.tsx';
import { useMessages } from '../messages.ts';
import { PageLoading } from '../navigation/page-loading.tsx';
import { usePageTitle } from '../navigation/page-title.ts';
import { ErrorBoundary } from '../reporting/error-boundary.tsx';
import { WithTexts } from '../with-texts.tsx';
import { ShowPage } from './lazy-page.tsx';
import type { PageRoute, TitleName } from './page-route.ts';

/** A page with its surroundings: waiting for code and texts, title, focus, and a way on if it fails. */
export function PageFrame({ route }: { route: PageRoute }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<PageLoading />}>
        {/* First, so that a page can override the general title. */}
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
    // Load code and texts in parallel.
    void route.preload();
  }
  return (
    <WithTexts names={route.texts}>
      <ShowPage page={route} />
    </WithTexts>
  );
}

/**
 * Announces a new page: the document title changes and, after a navigation (on the first page the browser does it), focus
 * moves to the heading so that screen readers read it.
 */
function Arrival({ title }: { title: TitleName }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  usePageTitle(t(`shell.title.${title}`));
  useFocusOnArrival(pathname);
  useTellTakenOver();
  return null;
}

/** The page that last took focus; null before the first. */
let lastPathname: string | null = null;

function useFocusOnArrival(pathname: string): void {
  useEffect(() => {
    const previous = lastPathname;
    lastPathname = pathname;
    if (previous === null || previous === pathname || isInField(document.activeElement)) {
      return;
    }
    const content = document.getElementById(CONTENT_ID);
    const target = content?.querySelector('h1') ?? content;
    if (target instanceof HTMLElement) {
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    }
  }, [pathname]);
}

/** Tells the early script that the page is live: presses it held are replayed once the form has learnt what was typed. */
function useTellTakenOver(): void {
  useEffect(() => {
    const timer = setTimeout(() => document.dispatchEvent(new Event(TAKEN_OVER)));
    return () => clearTimeout(timer);
  }, []);
}

/** A page that focused its first field knows better. */
function isInField(element: Element | null): boolean {
  return (
    element?.matches('input, textarea, select') === true &&
    document.getElementById(CONTENT_ID)?.contains(element) === true
  );
}
