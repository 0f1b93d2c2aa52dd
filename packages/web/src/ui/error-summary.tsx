import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldId, focusField } from '../form/field-id.ts';
import { ErrorMark } from './icons.tsx';

export type FieldProblemLine = { name: string; text: string };

export type ErrorSummaryProps = {
  problems: readonly FieldProblemLine[];
  /** Changes with each failed submit: the summary then takes the focus, so that nobody wonders why nothing happened. */
  attempt: number;
};

/** The problems of a form in one list; each line links to its field. Renders nothing while there are none. */
export function ErrorSummary({ problems, attempt }: ErrorSummaryProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (attempt > 0 && box.current !== null) {
      box.current.focus({ preventScroll: true });
      box.current.scrollIntoView?.({ block: 'center' });
    }
  }, [attempt]);
  if (problems.length === 0) {
    return null;
  }
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      aria-labelledby={titleId}
      className="rounded-card border border-danger bg-danger-soft p-4 sm:p-5"
    >
      <p id={titleId} className="flex items-start gap-2 font-semibold text-danger">
        <ErrorMark className="mt-1 size-5" />
        {t('ui.summary.title', { count: problems.length })}
      </p>
      <ul className="mt-2 flex flex-col pl-7">
        {problems.map(({ name, text }) => (
          <li key={name}>
            <a
              href={`#${fieldId(name)}`}
              className="inline-flex min-h-11 items-center py-1 leading-snug text-danger underline underline-offset-[0.2em] hover:decoration-2"
              onClick={(event) => {
                event.preventDefault();
                focusField(name);
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
