import type { TimelineState } from '@portal/domain/order/trades/order-timeline';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import { Check, Cross } from './icons.tsx';

export type TimelineStep = {
  id: string;
  state: TimelineState;
  title: ReactNode;
  /** When it happened, or what it means; smaller, below the title. */
  children?: ReactNode;
};

const MARKS: Readonly<Record<TimelineState, string>> = {
  done: 'border-accent bg-accent text-accent-contrast',
  now: 'border-accent bg-raised shadow-[0_0_0_3px_var(--color-accent-soft)]',
  later: 'border-line-strong bg-raised',
  ended: 'border-danger bg-danger text-danger-contrast',
};

/** The steps of a process, one below the other, with the current one. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol>
      {steps.map((step, place) => (
        <Row key={step.id} step={step} isLast={place === steps.length - 1} />
      ))}
    </ol>
  );
}

function Row({ step, isLast }: { step: TimelineStep; isLast: boolean }) {
  const { t } = useTranslation();
  const { state, title, children } = step;
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className={classNames('relative flex gap-4', isLast ? '' : 'pb-6')}
    >
      {isLast ? null : (
        <span
          aria-hidden="true"
          className={`absolute top-7 bottom-0 left-3.5 w-px ${state === 'done' ? 'bg-accent' : 'bg-line-strong'}`}
        />
      )}
      <span
        aria-hidden="true"
        className={`z-1 grid size-7 shrink-0 place-items-center rounded-full border ${MARKS[state]}`}
      >
        {state === 'done' ? <Check className="size-4" /> : null}
        {state === 'ended' ? <Cross className="size-4" /> : null}
        {state === 'now' ? <span className="size-2.5 rounded-full bg-accent" /> : null}
      </span>
      <div className="min-w-0 pt-0.5">
        <p className={state === 'later' ? 'text-muted' : 'font-semibold'}>
          {title}
          <span className="sr-only">{` (${t(`ui.timeline.${state}`)})`}</span>
        </p>
        <div className="max-w-prose text-sm text-muted">{children}</div>
      </div>
    </li>
  );
}
