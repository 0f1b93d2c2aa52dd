import { fullName } from '@portal/domain/formats/names';
import { nextActionKeys } from '@portal/domain/trades/next-action';
import { waitsForJoint } from '@portal/domain/trades/trade-facts';
import type { Trade } from '@portal/domain/wire/trade';
import { classNames } from '@portal/web/class-names';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Check, Cross } from '@portal/web/ui/icons';
import { useTranslation } from 'react-i18next';
import { orderTimeline, type TimelineEntry, type TimelineState } from './order-timeline.ts';

const MARKS: Readonly<Record<TimelineState, string>> = {
  done: 'border-accent bg-accent text-accent-contrast',
  now: 'border-accent bg-raised shadow-[0_0_0_3px_var(--color-accent-soft)]',
  later: 'border-line-strong bg-raised',
  ended: 'border-danger bg-danger text-danger-contrast',
};

/** The way of the order, step by step, with the days that are known. */
export function Timeline({ trade }: { trade: Trade }) {
  const { t } = useTranslation();
  const entries = orderTimeline(trade);
  return (
    <section aria-labelledby="timeline-title" className="flex flex-col gap-5">
      <h2 id="timeline-title" className="text-2xl">
        {t('portfolio.timeline.title')}
      </h2>
      <ol>
        {entries.map((entry, place) => (
          <TimelineRow key={entry.step} trade={trade} entry={entry} isLast={place === entries.length - 1} />
        ))}
      </ol>
    </section>
  );
}

type RowProps = { trade: Trade; entry: TimelineEntry; isLast: boolean };

function TimelineRow({ trade, entry: { step, state, at }, isLast }: RowProps) {
  const { t } = useTranslation();
  const { jointInvestor } = trade;
  const { dateTime } = useFormats();
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
        className={`z-10 grid size-7 shrink-0 place-items-center rounded-full border ${MARKS[state]}`}
      >
        {state === 'done' ? <Check className="size-4" /> : null}
        {state === 'ended' ? <Cross className="size-4" /> : null}
        {state === 'now' ? <span className="size-2.5 rounded-full bg-accent" /> : null}
      </span>
      <div className="min-w-0 pt-0.5">
        <p className={state === 'later' ? 'text-muted' : 'font-semibold'}>
          {t(`portfolio.timeline.steps.${step}.title`)}
          <span className="sr-only">{` (${t(`portfolio.timeline.states.${state}`)})`}</span>
        </p>
        {at === null ? null : <p className="figures text-sm text-muted">{dateTime(at)}</p>}
        {state === 'now' || state === 'ended' ? (
          <p className="text-sm text-muted">
            {step === 'signed' && jointInvestor !== null && waitsForJoint(trade)
              ? t(nextActionKeys('wait-for-joint').title, { name: fullName(jointInvestor) })
              : t(`portfolio.timeline.steps.${step}.text`)}
          </p>
        ) : null}
      </div>
    </li>
  );
}
