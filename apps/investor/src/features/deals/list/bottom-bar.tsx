import { classNames } from '@portal/web/class-names';
import type { ReactNode } from 'react';

type BottomBarProps = {
  /** Accessible name of the bar. */
  label: string;
  /** Colour and layout. */
  className: string;
  /** Its name where it is a banner: a phone shows one at a time (`app.css`). */
  banner?: 'order' | undefined;
  children: ReactNode;
};

/** Sticks to the foot of the screen below a list of deals, above a phone's tabs; nothing moves when it appears. */
export function BottomBar({ label, className, banner, children }: BottomBarProps) {
  return (
    <section
      aria-label={label}
      data-bottom-bar=""
      data-banner={banner}
      className={classNames(
        'sticky short:static bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 -mx-4 flex items-center gap-x-4 border-line border-t px-4 py-2 text-sm leading-snug max-sm:text-xs shadow-floating sm:-mx-6 sm:px-6 md:bottom-0 md:rounded-t-card md:border-x',
        className,
      )}
    >
      {children}
    </section>
  );
}
