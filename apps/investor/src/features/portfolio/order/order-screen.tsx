import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { isApiError } from '@portal/web/api/api-error';
import { useSlow } from '@portal/web/page/use-slow';
import { CallFailure } from '@portal/web/ui/call-failure';
import { LinkButton } from '@portal/web/ui/link-button';
import { Loading } from '@portal/web/ui/loading';
import { Skeleton } from '@portal/web/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#state/paths.ts';
import { useOrderQuery } from '../portfolio-api.ts';
import { STAYS_FRESH } from '../use-portfolio.ts';
import { OwnOrderView } from './own-order-view.tsx';

type OrderScreenProps = {
  tradeId: string;
  /** Other notices about the order, below the next step. */
  notices: (trade: Trade) => ReactNode;
  /** What the page adds once the order is known: its title, the cancel dialog. */
  children: (trade: Trade) => ReactNode;
};

/** An order, or why it is not there. */
export function OrderScreen({ tradeId, notices, children }: OrderScreenProps) {
  const { currentData, error, isFetching, refetch } = useOrderQuery(tradeId, STAYS_FRESH);
  if (currentData !== undefined) {
    return (
      <>
        <OwnOrderView trade={currentData} notices={notices(currentData)} />
        {children(currentData)}
      </>
    );
  }
  if (isApiError(error) && error.code === 'NOT_FOUND') {
    return <MissingOrder />;
  }
  return error === undefined || isFetching ? (
    <OrderSkeleton />
  ) : (
    <CallFailure error={error} onRetry={() => void refetch()} />
  );
}

function MissingOrder() {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col items-start gap-4">
      <h1 className="text-3xl">{t('portfolio.missing.title')}</h1>
      <p className="max-w-prose text-lg text-muted">{t('portfolio.missing.text')}</p>
      <LinkButton tone="primary" href={paths.portfolio()}>
        {t('portfolio.missing.action')}
      </LinkButton>
    </div>
  );
}

function OrderSkeleton() {
  const { t } = useTranslation();
  const isSlow = useSlow(true);
  return (
    <Loading>
      {isSlow ? <p className="mb-6 text-muted">{t('portfolio.slow')}</p> : null}
      <div className="flex animate-late flex-col gap-6">
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-11 w-2/3" />
        <Skeleton className="h-20 w-full rounded-card" />
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <Skeleton className="h-96 w-full rounded-card" />
          <Skeleton className="h-80 w-full rounded-card" />
        </div>
      </div>
    </Loading>
  );
}
