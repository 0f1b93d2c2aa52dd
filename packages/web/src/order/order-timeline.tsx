import { fullName } from '@portal/domain/formats/names';
import { nextActionKeys } from '@portal/domain/trades/next-action';
import { orderTimeline, type StepOnWay } from '@portal/domain/trades/order-timeline';
import { waitsForJoint } from '@portal/domain/trades/trade-facts';
import type { Trade } from '@portal/domain/wire/trade';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/use-formats.ts';
import { Timeline } from '../ui/timeline.tsx';

/** The way of the order, step by step, with the days that are known. */
export function OrderTimeline({ trade }: { trade: Trade }) {
  const { t } = useTranslation();
  const titleId = useId();
  const steps = orderTimeline(trade).map((entry) => ({
    id: entry.step,
    state: entry.state,
    title: t(`portfolio.timeline.steps.${entry.step}.title`),
    children: <StepNote trade={trade} entry={entry} />,
  }));
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-5">
      <h2 id={titleId} className="text-2xl">
        {t('portfolio.timeline.title')}
      </h2>
      <Timeline steps={steps} />
    </section>
  );
}

/** When a step was taken, and of the one under way what it means. */
function StepNote({ trade, entry: { step, state, at } }: { trade: Trade; entry: StepOnWay }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { jointInvestor } = trade;
  return (
    <>
      {at === null ? null : <p className="figures">{dateTime(at)}</p>}
      {state === 'now' || state === 'ended' ? (
        <p>
          {step === 'signed' && jointInvestor !== null && waitsForJoint(trade)
            ? t(nextActionKeys('wait-for-joint').title, { name: fullName(jointInvestor) })
            : t(`portfolio.timeline.steps.${step}.text`)}
        </p>
      ) : null}
    </>
  );
}
