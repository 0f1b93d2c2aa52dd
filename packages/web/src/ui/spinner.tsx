/** A turning ring with a name for screen readers; inherits the text colour. */
export function Spinner({ label }: { label: string }) {
  return (
    <span role="img" aria-label={label} className="inline-block size-5">
      <svg viewBox="0 0 20 20" className="size-5 animate-turn" aria-hidden="true" focusable="false">
        <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
        <path
          d="M10 2a8 8 0 0 1 8 8"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </svg>
    </span>
  );
}
