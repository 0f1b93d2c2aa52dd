import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import { isApiError } from '@portal/web/api/api-error';
import { useSlow } from '@portal/web/page/use-slow';
import { CallFailure } from '@portal/web/ui/call-failure';
import { LinkButton } from '@portal/web/ui/link-button';
import { Loading } from '@portal/web/ui/loading';
import { Skeleton } from '@portal/web/ui/skeleton';
import { type ReactNode, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useDrawnContent } from '#state/page/use-drawn-content.ts';
import { paths } from '#state/paths.ts';
import { BookmarkButton } from '../card/bookmark-button.tsx';
import { useLiveDealQuery } from '../deals-api.ts';
import { OutdatedNote } from '../outdated-note.tsx';
import { useFreshUnits } from '../use-fresh-units.ts';
import { useNow } from '../use-now.ts';
import { DealView } from './deal-view.tsx';
import type { OwnOrder } from './invest-link.tsx';

type DealScreenProps = {
  /** Id or slug, as the address has it. */
  idOrSlug: string;
  ownOrder: (dealId: string) => OwnOrder | null;
  /** Replaces the way into an order; null if one is possible. */
  elsewhere: ReactNode;
  /** How much the law lets the person buy. */
  meter: (dealId: string) => ReactNode;
  share: (deal: Deal) => ReactNode;
  /** What the page adds once the deal is known, such as its title. */
  children: (deal: Deal) => ReactNode;
};

/** A deal, or why it is not there. */
export function DealScreen({ idOrSlug, ownOrder, elsewhere, meter, share, children }: DealScreenProps) {
  const now = useNow();
  useFreshUnits(idOrSlug);
  const { currentData, error, isFetching, refetch } = useLiveDealQuery(idOrSlug, { refetchOnFocus: true });
  const drawn = useDrawnContent('deal', currentData !== undefined);
  const deal = useDeferredValue(currentData ?? drawn);
  // A prerendered deal may be gone by now; one that the server answered stays until the page is left.
  if (currentData === undefined && isApiError(error) && error.code === 'NOT_FOUND') {
    return <MissingDeal />;
  }
  if (deal !== undefined) {
    return (
      <>
        {error === undefined ? null : (
          <div className="mb-6">
            <OutdatedNote of="deal" error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
          </div>
        )}
        <DealView
          deal={deal}
          documents={currentData?.documents ?? (error === undefined || isFetching ? undefined : null)}
          now={now}
          ownOrder={ownOrder(deal.id)}
          elsewhere={elsewhere}
          meter={currentData === undefined ? null : meter(deal.id)}
          tools={
            <>
              {share(deal)}
              <BookmarkButton deal={deal} />
            </>
          }
        />
        {children(deal)}
      </>
    );
  }
  return error === undefined || isFetching ? (
    <DealSkeleton />
  ) : (
    <CallFailure error={error} onRetry={() => void refetch()} />
  );
}

function MissingDeal() {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col items-start gap-4">
      <h1 className="text-3xl">{t('dealPage.missing.title')}</h1>
      <p className="max-w-prose text-lg text-muted">{t('dealPage.missing.text')}</p>
      <LinkButton tone="primary" href={paths.marketplace()}>
        {t('dealPage.missing.action')}
      </LinkButton>
    </div>
  );
}

export function DealSkeleton() {
  const { t } = useTranslation();
  const isSlow = useSlow(true);
  return (
    <Loading>
      {isSlow ? <p className="mb-6 text-muted">{t('deals.slow')}</p> : null}
      <div className="flex animate-late flex-col gap-5">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-11 w-2/3" />
        <Skeleton className="h-6 w-full max-w-prose" />
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <Skeleton className="aspect-video w-full rounded-card" />
          <Skeleton className="h-96 w-full rounded-card" />
        </div>
      </div>
    </Loading>
  );
}
