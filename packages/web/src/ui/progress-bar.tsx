export type ProgressBarProps = {
  label: string;
  /** 0 to 1. */
  value: number;
  /** Its text: `40 %`, `Step 3 of 13`. */
  text: string;
  /** Where the text is visible; assistive technology always gets it. */
  shownText?: 'aside' | 'below' | undefined;
  size?: 'thin' | 'regular' | undefined;
};

/** A progress bar, drawn with SVG attributes: server-rendered HTML may not contain `style`. */
export function ProgressBar({ label, value, text, shownText, size = 'regular' }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div className={shownText === 'below' ? 'flex flex-col gap-1' : 'flex items-center gap-3'}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
        className={`min-w-0 overflow-hidden rounded-full ${shownText === 'below' ? 'w-full' : 'flex-1'} bg-line ${size === 'thin' ? 'h-1' : 'h-2'}`}
      >
        <svg
          viewBox="0 0 100 1"
          preserveAspectRatio="none"
          className="h-full w-full fill-accent"
          aria-hidden="true"
        >
          <rect className="transition-[width]" width={percent} height="1" />
        </svg>
      </div>
      {shownText !== undefined ? (
        <span className="figures text-sm text-muted" aria-hidden="true">
          {text}
        </span>
      ) : null}
    </div>
  );
}
