import { type ReactNode, useEffect, useRef } from 'react';

export type PageHeadingProps = {
  title: ReactNode;
  intro?: ReactNode | undefined;
  /** A line above the title that says where the person is. */
  eyebrow?: ReactNode | undefined;
  aside?: ReactNode | undefined;
  /**
   * True on pages reached by a link within the application: the heading takes the focus, so that a screen reader announces that the page
   * has changed and the keyboard starts at its top.
   */
  takesFocus?: boolean | undefined;
};

/** The one `h1` of a page. */
export function PageHeading({ title, intro, eyebrow, aside, takesFocus = false }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [takesFocus]);
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="flex min-w-0 max-w-prose flex-col gap-2">
        {eyebrow === undefined ? null : <p className="text-sm font-semibold text-accent">{eyebrow}</p>}
        <h1 ref={heading} tabIndex={-1} className="rounded-control text-3xl">
          {title}
        </h1>
        {intro === undefined ? null : <p className="text-lg text-muted">{intro}</p>}
      </div>
      {aside}
    </header>
  );
}
