import { fieldOfChange, wizardPageOfChange } from '@portal/domain/order/changes/change-pages';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { tradeStatusOf } from '@portal/domain/order/trades/trade-status';
import { CancelPart } from '@portal/web/order/cancel-part';
import { OrderView } from '@portal/web/order/order-view';
import { ChevronLeft } from '@portal/web/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOrderAtDealerQuery } from '#state/order-at-dealer-api.ts';
import { paths } from '#state/paths.ts';
import { CancelByRight } from '../cancel/cancel-by-right.tsx';
import { CallDealer, CancelUnfinished } from '../cancel/ways-out.tsx';
import { nextStepOf } from '../next-step.ts';
import { ConfirmMemorandum } from './confirm-memorandum.tsx';
import { OwnDocuments } from './own-documents.tsx';

const AT_THE_DEALER = ['submitted', 'inReview', 'changesAsked'];

/** One's own order, with what can be done about it. */
export function OwnOrderView({ trade, notices }: { trade: Trade; notices: ReactNode }) {
  const isAtDealer = AT_THE_DEALER.includes(tradeStatusOf(trade.status));
  const { data } = useOrderAtDealerQuery(trade.id, { skip: !isAtDealer });
  const { slug } = trade.dealId;
  return (
    <OrderView
      trade={trade}
      atDealer={isAtDealer ? data : undefined}
      actions={{
        back: <ToPortfolio />,
        dealLink: <ToDeal slug={slug} />,
        nextHref: nextStepOf(trade)?.href ?? null,
        taskHref: (path) => paths.wizard(slug, wizardPageOfChange(path), fieldOfChange(path)),
        confirmMemorandum: <ConfirmMemorandum trade={trade} />,
      }}
      joint={notices}
      right={<CancelByRight trade={trade} />}
      documents={<OwnDocuments trade={trade} />}
      cancel={<CancelPart trade={trade} cancel={<CancelUnfinished />} call={<CallDealer />} />}
    />
  );
}

function ToPortfolio() {
  const { t } = useTranslation();
  return (
    <Link
      to={paths.portfolio()}
      className="-ml-1 inline-flex min-h-11 items-center gap-1 self-start font-medium text-accent no-underline hover:underline"
    >
      <ChevronLeft />
      {t('portfolio.back')}
    </Link>
  );
}

function ToDeal({ slug }: { slug: string }) {
  const { t } = useTranslation();
  return (
    <Link
      to={paths.deal(slug)}
      className="font-medium text-info underline decoration-1 underline-offset-[0.2em] hover:decoration-2"
    >
      {t('portfolio.order.deal')}
    </Link>
  );
}
