import { classNames } from '@portal/web/class-names';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

export type LinkStripProps = {
  /** The accessible name of the navigation. */
  label: string;
  /** Classes of the navigation and of its list. */
  className?: string | undefined;
  listClassName: string;
  /** One `li` with a link per page. */
  children: ReactNode;
};

/**
 * Links side by side. On a phone or tablet, where they would push the page out of sight, they stay on one line that scrolls, with
 * the current link in view; a wider screen shows them all.
 */
export function LinkStrip({ label, className, listClassName, children }: LinkStripProps) {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current link.
  useLayoutEffect(() => (list.current === null ? undefined : keepInView(list.current)), [pathname]);
  return (
    <nav aria-label={label} className={className}>
      <ul ref={list} data-scroller="" className={classNames('link-strip relative flex', listClassName)}>
        {children}
      </ul>
    </nav>
  );
}

/**
 * Scrolls the current link into view, and again when a count or the typeface loads later and moves it, unless the
 * person has scrolled meanwhile. Returns the cleanup.
 */
function keepInView(list: HTMLUListElement): () => void {
  let shownAt = list.scrollLeft;
  const show = () => {
    const here = list.querySelector('[aria-current="page"]');
    if (here instanceof HTMLElement && Math.abs(list.scrollLeft - shownAt) <= 1) {
      list.scrollLeft = here.offsetLeft - (list.clientWidth - here.offsetWidth) / 2;
      shownAt = list.scrollLeft;
    }
  };
  show();
  const observer = new ResizeObserver(show);
  // A narrower window may push it out of view, too.
  for (const part of [list, ...list.children]) {
    observer.observe(part);
  }
  return () => observer.disconnect();
}
