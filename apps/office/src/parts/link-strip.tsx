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
  useLayoutEffect(() => {
    const here = list.current?.querySelector('[aria-current="page"]');
    if (list.current !== null && here instanceof HTMLElement) {
      list.current.scrollLeft = here.offsetLeft - (list.current.clientWidth - here.offsetWidth) / 2;
    }
  }, [pathname]);
  return (
    <nav aria-label={label} className={className}>
      <ul ref={list} data-scroller="" className={classNames('link-strip relative flex', listClassName)}>
        {children}
      </ul>
    </nav>
  );
}
