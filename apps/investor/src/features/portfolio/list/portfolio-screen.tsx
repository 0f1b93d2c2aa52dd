import type { Trades } from '@portal/domain/order/trades/trade.wire';
import { useSlow } from '@portal/web/page/use-slow';
import { CallFailure } from '@portal/web/ui/call-failure';
import { Card } from '@portal/web/ui/card';
import { EmptyState } from '@portal/web/ui/empty-state';
import { LinkButton } from '@portal/web/ui/link-button';
import { Loading } from '@portal/web/ui/loading';
import { Skeleton } from '@portal/web/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#state/paths.ts';
import { usePortfolio } from '../use-portfolio.ts';
import { DatesAhead } from './dates-ahead.tsx';
import { OrderList } from './order-list.tsx';
import { PortfolioSummary } from './portfolio-summary.tsx';
import { SignedDocuments } from './signed-documents.tsx';
import { Spread } from './spread.tsx';
import { Statements } from './statements.tsx';

/** The person's orders and their progress; `joined` are those of others. */
export function PortfolioScreen({ joined }: { joined: ReactNode }) {
  const { t } = useTranslation();
  const portfolio = usePortfolio();
  return (
    <div className="flex flex-col gap-8">
      <header className="flex max-w-prose flex-col gap-3">
        <h1 className="text-3xl">{t('portfolio.title')}</h1>
        <p className="text-lg text-muted">{t('portfolio.intro')}</p>
      </header>
      {portfolio.state === 'loading' ? <PortfolioSkeleton /> : null}
      {portfolio.state === 'failed' ? (
        <CallFailure error={portfolio.error} onRetry={portfolio.retry} />
      ) : null}
      {portfolio.state === 'ready' ? <PortfolioContent portfolio={portfolio.portfolio} /> : null}
      {joined}
    </div>
  );
}

function PortfolioContent({ portfolio }: { portfolio: Trades }) {
  const { t } = useTranslation();
  const { trades, activeTradesTotal } = portfolio;
  const documents = trades.flatMap(({ signedDocumentList, dealId }) =>
    signedDocumentList.map((document) => ({ ...document, dealName: dealId.name })),
  );
  if (trades.length === 0) {
    return (
      <EmptyState
        title={t('portfolio.empty.title')}
        picture={<img src="/media/illustrations/empty-portfolio.svg" alt="" width="320" height="240" />}
        action={
          <LinkButton tone="primary" href={paths.marketplace()}>
            {t('portfolio.empty.action')}
          </LinkButton>
        }
      >
        {t('portfolio.empty.text')}
      </EmptyState>
    );
  }
  return (
    <>
      {activeTradesTotal > 0 ? <PortfolioSummary portfolio={portfolio} /> : null}
      <DatesAhead trades={trades} />
      <OrderList trades={trades} />
      {activeTradesTotal > 0 ? <Spread trades={trades} /> : null}
      {documents.length === 0 ? null : (
        <section aria-labelledby="documents-title" className="flex flex-col gap-5">
          <h2 id="documents-title" className="text-2xl">
            {t('portfolio.documents.title')}
          </h2>
          <Card padding="none">
            <SignedDocuments documents={documents} />
          </Card>
        </section>
      )}
      <Statements />
    </>
  );
}

function PortfolioSkeleton() {
  const { t } = useTranslation();
  const isSlow = useSlow(true);
  return (
    <Loading>
      {isSlow ? <p className="mb-6 text-muted">{t('portfolio.slow')}</p> : null}
      <div className="flex animate-late flex-col gap-6">
        <Skeleton className="h-72 w-full rounded-card" />
        <Skeleton className="h-9 w-48" />
        <Skeleton className="h-60 w-full rounded-card" />
        <Skeleton className="h-60 w-full rounded-card" />
      </div>
    </Loading>
  );
}
