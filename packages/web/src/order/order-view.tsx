import type { OrderAtDealer } from '@portal/domain/desk/orders/order-at-dealer.wire';
import { fullName } from '@portal/domain/ground/formats/full-name';
import { orderTimeline, type StepOnWay } from '@portal/domain/order/trades/order-timeline';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { owesMemorandum, waitsForJoint } from '@portal/domain/order/trades/trade-facts';
import { tradeStatusOf } from '@portal/domain/order/trades/trade-status';
import { nextActionKeys } from '@portal/domain/order/wizard/next-action';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/use-formats.ts';
import { Notice } from '../ui/notice.tsx';
import { Timeline } from '../ui/timeline.tsx';
import { ChangeTaskNotice } from './change-task-notice.tsx';
import { jointWaitedFor } from './joint-waited-for.ts';
import { NextStepBox } from './next-step-box.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderHeader } from './order-header.tsx';

/** For an order that is with the dealer; before that the wizard asks. */
const WITH_THE_DEALER = ['submitted', 'changesAsked', 'inReview'];

/** The actions on the page; none if staff look at what the investor sees. */
export type OrderActions = {
  back: ReactNode;
  dealLink: ReactNode;
  /** Where to do the next step. */
  nextHref: string | null;
  /** Where to make a requested change. */
  taskHref: ((path: string) => string) | null;
  confirmMemorandum: ReactNode;
};

/** The actions; none on a page that is read only. */
export const NO_ACTIONS: OrderActions = {
  back: null,
  dealLink: null,
  nextHref: null,
  taskHref: null,
  confirmMemorandum: null,
};

type OrderViewProps = {
  trade: Trade;
  /** Undefined until known. */
  atDealer: OrderAtDealer | undefined;
  actions: OrderActions;
  /** The state of the joint investor's signature. */
  joint: ReactNode;
  /** Until when there is a right to cancel. */
  right: ReactNode;
  documents: ReactNode;
  /** Cancelling, at the end of the page. */
  cancel: ReactNode;
};

/** Everything about one order: the investor's own page, and the office's view of it. */
export function OrderView({ trade, atDealer, actions, joint, right, documents, cancel }: OrderViewProps) {
  return (
    <article className="flex flex-col gap-8">
      <OrderHeader
        trade={trade}
        back={actions.back}
        dealLink={actions.dealLink}
        isPage={actions !== NO_ACTIONS}
      />
      {jointWaitedFor(trade) === null ? (
        <NextStepBox trade={trade} href={actions.nextHref} isPrimary />
      ) : null}
      <OrderHolder holder={atDealer?.holder ?? null} />
      <Tasks changes={atDealer?.changes ?? null} hrefOf={actions.taskHref} />
      <MemorandumNotice trade={trade} action={actions.confirmMemorandum} />
      {joint}
      {right}
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
        <div className="flex min-w-0 flex-col gap-10 max-lg:order-last">
          <OrderTimeline trade={trade} />
          {documents}
          {cancel}
        </div>
        <OrderFacts trade={trade} />
      </div>
    </article>
  );
}

type TasksProps = { changes: OrderAtDealer['changes']; hrefOf: OrderActions['taskHref'] };

/** The next step shows the dealer's words if no task is named. */
function Tasks({ changes, hrefOf }: TasksProps) {
  return changes === null || changes.tasks.length === 0 ? null : (
    <ChangeTaskNotice changes={changes} reason={null} hrefOf={hrefOf} />
  );
}

/** An amended memorandum must be confirmed before the dealer may approve the order. */
function MemorandumNotice({ trade, action }: { trade: Trade; action: ReactNode }) {
  const { t } = useTranslation();
  return owesMemorandum(trade) && WITH_THE_DEALER.includes(tradeStatusOf(trade.status)) ? (
    <Notice tone="attention" title={t('portfolio.memorandum.title')} action={action}>
      {t('portfolio.memorandum.text')}
    </Notice>
  ) : null;
}

type Holder = NonNullable<OrderAtDealer['holder']>;

/** Who at the dealer has the order, and by when they expect to answer; nothing unless it is with the dealer. */
function OrderHolder({ holder }: { holder: Holder | null }) {
  const { t } = useTranslation();
  const { day } = useFormats();
  return holder === null ? null : (
    <p className="text-muted">
      {t(`portfolio.holder.${whoOf(holder)}`, { name: holder.who?.firstName ?? '' })}{' '}
      {t('portfolio.holder.until', { date: day(holder.dueOn) })}
    </p>
  );
}

function whoOf({ who }: Holder): 'nobody' | 'representative' | 'compliance' {
  return who === null ? 'nobody' : who.role;
}

/** The steps of the order, with the known dates. */
function OrderTimeline({ trade }: { trade: Trade }) {
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

/** When a step was done, and for the current one what it means. */
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
