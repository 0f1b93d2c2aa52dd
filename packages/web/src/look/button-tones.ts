/** `quiet` for actions that should not compete, `danger` for what cannot be undone. */
export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'regular' | 'small';

/** Shared by buttons and links that look like buttons. At least 44 px high, for thumbs. */
export const BUTTON_BASE =
  'relative inline-flex max-w-full shrink-0 select-none items-center justify-center rounded-control border text-center font-semibold no-underline transition-colors print:hidden data-disabled:border-line data-disabled:bg-sunken data-disabled:text-muted data-disabled:shadow-none';

export const BUTTON_TONES: Record<ButtonTone, string> = {
  primary:
    'border-accent bg-accent text-accent-contrast data-hovered:border-accent-strong data-hovered:bg-accent-strong data-pressed:border-accent-strong data-pressed:bg-accent-strong',
  secondary:
    'border-line-strong bg-raised text-text data-hovered:border-accent data-hovered:bg-accent-soft data-pressed:border-accent data-pressed:bg-accent-soft',
  quiet:
    'border-transparent bg-transparent text-accent data-hovered:bg-accent-soft data-pressed:bg-accent-soft data-disabled:border-transparent data-disabled:bg-transparent',
  danger:
    'border-danger bg-danger text-danger-contrast data-hovered:border-danger-strong data-hovered:bg-danger-strong data-pressed:border-danger-strong data-pressed:bg-danger-strong',
};

export const BUTTON_SIZES: Record<ButtonSize, string> = {
  regular: 'min-h-12 px-6 py-2.5 text-base',
  small: 'min-h-11 px-4 py-2 text-sm',
};
