import type { ReactNode } from 'react';

export type EmptyStateProps = {
  title: ReactNode;
  children?: ReactNode | undefined;
  /** What to do next. */
  action?: ReactNode | undefined;
  /** A decorative drawing. */
  picture?: ReactNode | undefined;
};

/** A list with nothing in it yet: why, and what to do about it. */
export function EmptyState({ title, children, action, picture }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-line-strong border-dashed px-6 py-14 text-center">
      {picture === undefined ? null : (
        <div aria-hidden="true" className="mb-2 text-accent">
          {picture}
        </div>
      )}
      <h2 className="text-xl">{title}</h2>
      {children === undefined ? null : <div className="max-w-md text-muted">{children}</div>}
      {action === undefined ? null : <div className="mt-3">{action}</div>}
    </div>
  );
}
