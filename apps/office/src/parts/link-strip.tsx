import { classNames } from '@portal/web/class-names';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

export type LinkStripProps = {
  /** What the links lead through, as it is read out. */
  label: string;
  /** How the navigation, and the list in it, look. */
  className?: string | undefined;
  listClassName: string;
  /** One `li` with a link for each place. */
  children: ReactNode;
};

/**
 * Links side by side. On a phone, where they would push the page out of sight, they keep to one line that scrolls, with the link of
 * this page in view; a wider screen shows them all.
 */
export function LinkStrip({ label, className, listClassName, children }: LinkStripProps) {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another link in view.
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
 * Brings the link of this page into view, and again when a number beside a link or the typeface comes later and moves it, unless the
 * person has scrolled meanwhile. Returns what ends it.
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
  // A window that narrows, too, may leave it out of view.
  for (const part of [list, ...list.children]) {
    observer.observe(part);
  }
  return () => observer.disconnect();
}
