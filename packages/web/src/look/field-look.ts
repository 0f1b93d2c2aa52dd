import type { ReactNode } from 'react';

export const FIELD_STACK = 'flex flex-col gap-1.5';
export const LABEL = 'text-base font-semibold text-text leading-snug';
export const HINT = 'max-w-prose text-sm text-muted';
export const ERROR = 'flex items-start gap-1.5 text-sm font-medium text-danger';

/** The look of every control a person types in: 48 px high, a visible border (3:1), red if invalid. */
export const CONTROL =
  'min-h-12 w-full min-w-0 rounded-control border border-line-strong bg-raised px-3.5 py-2 text-base text-text transition-colors hover:border-text data-disabled:border-line data-disabled:bg-sunken data-disabled:text-muted disabled:border-line disabled:bg-sunken disabled:text-muted aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--color-danger)]';

/** True if a text was given: an empty one renders nothing. */
export function isShown(error: ReactNode): boolean {
  return error !== undefined && error !== null && error !== false && error !== '';
}
