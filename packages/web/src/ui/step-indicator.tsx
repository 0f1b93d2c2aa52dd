import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import { Check, ChevronRight } from './icons.tsx';

export type StepState = 'done' | 'current' | 'upcoming';
export type Step = {
  id: string;
  label: string;
  state: StepState;
  /** Opens the step again; without it the step is only shown. */
  onOpen?: (() => void) | undefined;
};

export type StepIndicatorProps = {
  /** The milestones in order. */
  steps: readonly Step[];
  /** The parts of the current milestone, where it has parts. */
  parts?: readonly Step[] | undefined;
};

/**
 * Where a person is on the way. Wide screens show every milestone; a phone shows 'Step 2 of 4', the milestone's name and
 * a bar in as many pieces. Assistive technology hears the same list on both.
 */
export function StepIndicator({ steps, parts }: StepIndicatorProps) {
  const { t } = useTranslation();
  const place = Math.max(
    0,
    steps.findIndex(({ state }) => state === 'current'),
  );
  const current = steps[place];
  const part = parts?.find(({ state }) => state === 'current');
  return (
    <nav aria-label={t('ui.steps.label')}>
      <div className="flex items-baseline justify-between gap-3 sm:hidden" aria-hidden="true">
        <span className="truncate font-semibold">
          {current?.label}
          {part === undefined ? null : <span className="font-normal text-muted"> · {part.label}</span>}
        </span>
        <span className="figures shrink-0 text-sm text-muted">
          {t('ui.steps.progress', { current: place + 1, total: steps.length })}
        </span>
      </div>
      <ol className="mt-2 flex gap-1.5 sm:mt-0 sm:items-center sm:gap-3">
        {steps.map((step, index) => (
          <Milestone key={step.id} step={step} number={index + 1} isLast={index === steps.length - 1} />
        ))}
      </ol>
      {parts === undefined ? null : (
        <ol className="mt-4 hidden items-center justify-center gap-3 rounded-control bg-sunken px-4 py-2 sm:flex">
          {parts.map((each, index) => (
            <li
              key={each.id}
              aria-current={each.state === 'current' ? 'step' : undefined}
              className={classNames('flex items-center gap-1.5 text-sm', PART_LOOKS[each.state])}
            >
              {index === 0 ? null : <ChevronRight className="mr-1.5 size-4 text-muted" />}
              {each.state === 'done' ? <Check className="size-4" /> : null}
              {each.label}
              <Spoken state={each.state} />
            </li>
          ))}
        </ol>
      )}
    </nav>
  );
}

const PART_LOOKS: Record<StepState, string> = {
  done: 'text-accent',
  current: 'font-semibold text-text',
  upcoming: 'text-muted',
};

const NUMBER_LOOKS: Record<StepState, string> = {
  done: 'border-accent bg-accent text-accent-contrast',
  current: 'border-accent bg-raised text-accent shadow-[0_0_0_3px_var(--color-accent-soft)]',
  upcoming: 'border-line-strong bg-raised text-muted',
};

function Milestone({ step, number, isLast }: { step: Step; number: number; isLast: boolean }) {
  const { state } = step;
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className={classNames('flex flex-1 items-center gap-3', isLast && 'sm:flex-none')}
    >
      <span
        className={classNames(
          'h-1 w-full rounded-full sm:hidden',
          state === 'upcoming' ? 'bg-line' : 'bg-accent',
        )}
      />
      <span
        className={classNames(
          'figures hidden size-8 shrink-0 place-items-center rounded-full border text-sm font-semibold sm:grid',
          NUMBER_LOOKS[state],
        )}
        aria-hidden="true"
      >
        {state === 'done' ? <Check className="size-4" /> : number}
      </span>
      <StepLabel step={step} />
      {isLast ? null : (
        <span
          className={classNames(
            'hidden h-px min-w-4 flex-1 sm:block',
            state === 'done' ? 'bg-accent' : 'bg-line',
          )}
        />
      )}
    </li>
  );
}

/** The name of a milestone; on a wide screen the way back to one that is done. */
function StepLabel({ step: { label, state, onOpen } }: { step: Step }) {
  const canOpen = onOpen !== undefined;
  return (
    <>
      <span
        className={classNames(
          'sr-only text-sm',
          canOpen ? 'sm:hidden' : 'sm:not-sr-only',
          state === 'current' ? 'font-semibold' : 'text-muted',
        )}
      >
        {label}
      </span>
      {canOpen ? (
        <button
          type="button"
          onClick={onOpen}
          className="hidden min-h-11 text-sm font-medium text-accent underline-offset-4 hover:underline sm:block"
        >
          {label}
        </button>
      ) : null}
      <Spoken state={state} />
    </>
  );
}

function Spoken({ state }: { state: StepState }) {
  const { t } = useTranslation();
  return <span className="sr-only">, {t(`ui.steps.${state}`)}</span>;
}
