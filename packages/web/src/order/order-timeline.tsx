import { fullName } from '@portal/domain/ground/formats/names';
import { orderTimeline, type StepOnWay } from '@portal/domain/order/trades/order-timeline';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { waitsForJoint } from '@portal/domain/order/trades/trade-facts';
import { nextActionKeys } from '@portal/domain/order/wizard/next-action';
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
