import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { TAKEN_OVER } from '../../early/taken-over.ts';
import { CONTENT_ID } from '../frame/skip-link.tsx';
import type { TitleName } from '../page-route.ts';
import { usePageTitle } from './page-title.ts';

/**
 * Tells everyone that a new page is there: the document title changes, and after a navigation (not on the first
 * page, where the browser does it) the focus moves to the heading, so that screen readers announce it.
 */
export function Arrival({ title }: { title: TitleName }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  usePageTitle(t(`shell.title.${title}`));
  useFocusOnArrival(pathname);
  useTellTakenOver();
  return null;
}

/** The page that took the focus last; null until the first page is there. */
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

/** The page is alive: what was pressed on its prerendered look may be done now, when the form has learnt what was typed. */
function useTellTakenOver(): void {
  useEffect(() => {
    const timer = setTimeout(() => document.dispatchEvent(new Event(TAKEN_OVER)));
    return () => clearTimeout(timer);
  }, []);
}

/** A page that put the cursor into its first field knows better. */
function isInField(element: Element | null): boolean {
  return (
    element?.matches('input, textarea, select') === true &&
    document.getElementById(CONTENT_ID)?.contains(element) === true
  );
}
