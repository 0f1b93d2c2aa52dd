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
  /** The parts of the current milestone, if it has any. */
  parts?: readonly Step[] | undefined;
};

/**
 * Where a person is in a process, the same list on every screen: numbered on a wide one; on a phone a bar of as many pieces with the
 * names below. Steps that can be reopened are buttons at least a thumb high.
 */
export function StepIndicator({ steps, parts }: StepIndicatorProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('ui.steps.label')}>
      <ol className="flex gap-1.5 sm:items-center sm:gap-3">
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
      className={classNames(
        'flex min-w-11 flex-auto flex-col sm:min-w-0 sm:flex-1 sm:flex-row sm:items-center sm:gap-3',
        isLast && 'sm:flex-none',
      )}
    >
      <span
        className={classNames(
          'h-1 w-full shrink-0 rounded-full sm:hidden',
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

const LABEL =
  'flex min-h-11 w-full min-w-0 pt-1 text-left text-xs sm:w-auto sm:items-center sm:pt-0 sm:text-sm';

/** The name of a milestone, and a link back to one that is done. */
function StepLabel({ step: { label, state, onOpen } }: { step: Step }) {
  const name = <span className="truncate">{label}</span>;
  const spoken = <Spoken state={state} />;
  return onOpen === undefined ? (
    <span className={classNames(LABEL, state === 'current' ? 'font-semibold' : 'text-muted')}>
      {name}
      {spoken}
    </span>
  ) : (
    <button
      type="button"
      onClick={onOpen}
      className={classNames(
        LABEL,
        'font-medium text-accent underline underline-offset-4 sm:no-underline sm:hover:underline',
      )}
    >
      {name}
      {spoken}
    </button>
  );
}

function Spoken({ state }: { state: StepState }) {
  const { t } = useTranslation();
  return <span className="sr-only">, {t(`ui.steps.${state}`)}</span>;
}
