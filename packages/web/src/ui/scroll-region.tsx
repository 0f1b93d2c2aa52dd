import { type ReactNode, type RefObject, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { useScrolls } from '../page/use-scrolls.ts';

export type ScrollRegionProps = {
  /** What the region is called where it is come to. */
  label: string;
  /** Which way it scrolls (`overflow-x-auto`, `overflow-auto`), and how it looks. */
  className: string;
  regionRef?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
};

/**
 * A part of a page that scrolls in itself. Where not all of it is in view the keyboard comes to it, so that the arrow keys can scroll it;
 * where all is, it is no stop.
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
