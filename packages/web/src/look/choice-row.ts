/** The row of a checkbox, radio button or switch: the words are part of the target, at least 44 px high. */
export const CHOICE_ROW =
  'flex min-h-11 items-start gap-3 py-2 text-base text-text leading-snug has-disabled:text-muted';

/** A square box drawn over the browser's own checkbox. */
export const CHOICE_BOX =
  'peer size-6 shrink-0 appearance-none rounded-control border border-line-strong bg-raised transition-colors checked:border-accent checked:bg-accent hover:border-accent aria-invalid:border-danger disabled:border-line disabled:bg-sunken';
