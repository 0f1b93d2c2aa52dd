import { type ReactNode, useEffect, useRef } from 'react';

type ListHeadingProps = {
  title: string;
  intro: string;
  /** False where a row may have the focus again. */
  takesFocus?: boolean;
  children?: ReactNode;
};

/** The heading of a page that is a list: one line, so that the rows begin near the top. */
export function ListHeading({ title, intro, takesFocus = true, children }: ListHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [takesFocus]);
  return (
    <header className="dense-page flex flex-wrap items-center gap-x-4 gap-y-1">
      <h1 ref={heading} tabIndex={-1} className="rounded-control text-2xl">
        {title}
      </h1>
      <p className="mr-auto text-muted text-sm">{intro}</p>
      {children}
    </header>
  );
}
