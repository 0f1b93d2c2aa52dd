import type { OrderAtDealer } from '@portal/domain/desk/orders/order-at-dealer.wire';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import type { ReactNode } from 'react';
import { ChangeTaskNotice } from './change-task-notice.tsx';
import { jointWaitedFor } from './joint-waited-for.ts';
import { MemorandumNotice } from './memorandum-notice.tsx';
import { NextStepBox } from './next-step-box.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderHeader } from './order-header.tsx';
import { OrderHolder } from './order-holder.tsx';
import { OrderTimeline } from './order-timeline.tsx';

/** What can be done from the page; nothing of it where somebody of the office looks at what the investor sees. */
export type OrderActions = {
  back: ReactNode;
  dealLink: ReactNode;
  /** Where the next step is done. */
  nextHref: string | null;
  /** Where a change that was asked for is made. */
  taskHref: ((path: string) => string) | null;
  confirmMemorandum: ReactNode;
};

/** What is looked at and not acted on has none. */
export const NO_ACTIONS: OrderActions = {
  back: null,
  dealLink: null,
  nextHref: null,
  taskHref: null,
  confirmMemorandum: null,
};

type OrderViewProps = {
  trade: Trade;
  /** Undefined while it is not known. */
  atDealer: OrderAtDealer | undefined;
  actions: OrderActions;
  /** Where the signature of the joint investor stands. */
  joint: ReactNode;
  /** Until when it may be cancelled by right. */
  right: ReactNode;
  documents: ReactNode;
  /** The way out, at the end. */
  cancel: ReactNode;
};

/** One order with everything that is known of it: the investor's own page, and what the office is shown of it. */
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

/** The next step says the dealer's words where no task is named. */
function Tasks({ changes, hrefOf }: TasksProps) {
  return changes === null || changes.tasks.length === 0 ? null : (
    <ChangeTaskNotice changes={changes} reason={null} hrefOf={hrefOf} />
  );
}
