import type { ReactNode } from 'react';

/** The name of a field, with the word that is said about it. */
export function MarkedLabel({ children, mark }: { children: ReactNode; mark: ReactNode }) {
  return mark === null ? (
    children
  ) : (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      {children}
      {mark}
    </span>
  );
}
