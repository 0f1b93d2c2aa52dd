import { type ReactNode, type RefObject, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { useScrolls } from '../page/use-scrolls.ts';

export type ScrollRegionProps = {
  /** The region's accessible name. */
  label: string;
  /** Which way it scrolls (`overflow-x-auto`, `overflow-auto`), and how it looks. */
  className: string;
  regionRef?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
};

/**
 * A scrolling region. If not all of it is in view the keyboard can reach it, so that the arrow keys can scroll it;
 * otherwise it is no tab stop.
 */
export function ScrollRegion({ label, className, regionRef, children }: ScrollRegionProps) {
  const own = useRef<HTMLElement>(null);
  const region = regionRef ?? own;
  const scrolls = useScrolls(region);
  return (
    <section
      ref={region}
      data-scroller=""
      tabIndex={scrolls ? 0 : -1}
      aria-label={label}
      className={classNames('focus-visible:-outline-offset-3', className)}
    >
      {children}
    </section>
  );
}
