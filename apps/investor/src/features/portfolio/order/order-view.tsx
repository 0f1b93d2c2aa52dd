import { fullName } from '@portal/domain/formats/names';
import { nextActionKeys, nextActionOf } from '@portal/domain/trades/next-action';
import { tradeStatusKeys, tradeStatusOf } from '@portal/domain/trades/trade-status';
import type { Trade } from '@portal/domain/wire/trade';
import { useFormats } from '@portal/web/i18n/use-formats';
import { ChevronLeft } from '@portal/web/ui/icons';
import { Money } from '@portal/web/ui/money';
import { ReservedUntil } from '@portal/web/ui/reserved-until';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#state/paths.ts';
import { CancelPart } from '../cancel/cancel-part.tsx';
import { RightToCancel } from '../cancel/right-to-cancel.tsx';
import { NextStepBox } from '../list/next-step-box.tsx';
import { StatusBadge } from '../list/status-badge.tsx';
import { MemorandumNotice } from './memorandum-notice.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderHolder } from './order-holder.tsx';
import { OrderTimeline } from './timeline.tsx';

/** One order with everything that is known of it. */
export function OrderView({ trade, notices }: { trade: Trade; notices: ReactNode }) {
  return (
    <article className="flex flex-col gap-8">
      <OrderHeader trade={trade} />
      {jointWaitedFor(trade) === null ? <NextStepBox trade={trade} isPrimary /> : null}
      <OrderHolder trade={trade} />
      <MemorandumNotice trade={trade} />
      {notices}
      <RightToCancel trade={trade} />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
        <div className="flex min-w-0 flex-col gap-10 max-lg:order-last">
          <OrderTimeline trade={trade} />
          <OrderDocuments trade={trade} />
          <CancelPart trade={trade} />
        </div>
        <OrderFacts trade={trade} />
      </div>
    </article>
  );
}

/** The joint investor whose signature alone is missing: the notices say so with what can be done, so nothing else repeats it. */
function jointWaitedFor(trade: Trade) {
  const isWaiting = nextActionOf(trade.nextAction) === 'wait-for-joint';
  return isWaiting ? trade.jointInvestor : null;
}

function OrderHeader({ trade }: { trade: Trade }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const joint = jointWaitedFor(trade);
  return (
    <header className="flex flex-col gap-3">
      <Link
        to={paths.portfolio()}
        className="-ml-1 inline-flex min-h-11 items-center gap-1 self-start font-medium text-accent no-underline hover:underline"
      >
        <ChevronLeft />
        {t('portfolio.back')}
      </Link>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div className="flex min-w-0 flex-col gap-2">
          <div>
            <StatusBadge status={trade.status} />
          </div>
          <h1 className="text-3xl">{t('portfolio.order.title', { deal: trade.dealId.name })}</h1>
          <p className="text-muted">
            {t('portfolio.order.placed', { date: date(trade.createdAt), location: trade.dealId.location })}{' '}
            <Link
              to={paths.deal(trade.dealId.slug)}
              className="font-medium text-info underline decoration-1 underline-offset-[0.2em] hover:decoration-2"
            >
              {t('portfolio.order.deal')}
            </Link>
          </p>
        </div>
        <p className="font-display text-3xl">
          <Money dollars={trade.orderTotal} />
        </p>
      </div>
      <p className="max-w-prose">
        {joint === null
          ? t(tradeStatusKeys(tradeStatusOf(trade.status)).text)
          : t(nextActionKeys('wait-for-joint').text, { name: fullName(joint) })}
      </p>
      <ReservedUntil order={trade} />
    </header>
  );
}
