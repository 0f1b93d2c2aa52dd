import type { ReactNode } from 'react';

/** The label of a field, with its mark. */
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
