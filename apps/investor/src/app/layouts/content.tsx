import { classNames } from '@portal/web/class-names';
import type { ReactNode } from 'react';
import { CONTENT_ID } from '../frame/skip-link.tsx';

type ContentProps = { children: ReactNode; className?: string };

/** The frame's `<main>`: the target of the skip link, and of the focus on a page without a heading. */
export function Content({ children, className }: ContentProps) {
  return (
    <main id={CONTENT_ID} tabIndex={-1} className={classNames('grow', className)}>
      {children}
    </main>
  );
}

/** The column of most pages: 16 px from the edges of a phone, at most 1216 px wide. */
export const PAGE_COLUMN = 'mx-auto w-full max-w-page px-4 py-8 sm:px-6 md:py-12';
