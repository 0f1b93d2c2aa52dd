import { CallFailure } from '@portal/web/ui/call-failure';
import { EmptyState } from '@portal/web/ui/empty-state';
import { LinkButton } from '@portal/web/ui/link-button';
import { Loading } from '@portal/web/ui/loading';
import { Skeleton } from '@portal/web/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { paths } from '#state/paths.ts';
import { useFreshPublicDeals } from '#state/public-deals-api.ts';
import { useAppSelector } from '#state/store.ts';
import { DealTeaser } from './deal-teaser.tsx';

/** As many as fit side by side on a desktop. */
const DEALS_SHOWN = 3;
const GRID = 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3';

/** Some of the live deals, loaded after the page. */
export function DealsTeaser() {
  const { t } = useTranslation();
  const isSignedIn = useAppSelector((state) => state.auth.accessToken !== null);
  return (
    <section id="open" aria-labelledby="open-title" className="grid scroll-mt-6 gap-6">
      <div className="grid gap-2">
        <h2 id="open-title" className="text-2xl">
          {t('home.deals.title')}
        </h2>
        <p className="max-w-prose text-muted">{t('home.deals.intro')}</p>
      </div>
      <Deals />
      <p>
        <LinkButton href={isSignedIn ? paths.marketplace() : paths.register()}>
          {t(isSignedIn ? 'home.deals.allSignedIn' : 'home.deals.all')}
        </LinkButton>
      </p>
    </section>
  );
}

function Deals() {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useFreshPublicDeals();
  if (data === undefined && error !== undefined) {
    return <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (data === undefined) {
    return (
      <Loading>
        <div className={GRID}>
          <TeaserSkeleton />
          <TeaserSkeleton className="max-sm:hidden" />
          <TeaserSkeleton className="max-lg:hidden" />
        </div>
      </Loading>
    );
  }
  if (data.length === 0) {
    return <EmptyState title={t('home.deals.none')}>{t('home.deals.noneText')}</EmptyState>;
  }
  return (
    <ul className={GRID}>
      {data.slice(0, DEALS_SHOWN).map((deal) => (
        <li key={deal.id}>
          <DealTeaser deal={deal} headingLevel={3} />
        </li>
      ))}
    </ul>
  );
}

/** Placeholder of a card. */
export function TeaserSkeleton({ className = '' }: { className?: string }) {
  return (
    <div className={`overflow-clip rounded-card border border-line bg-raised ${className}`}>
      <Skeleton className="aspect-deal w-full rounded-none" />
      <div className="grid gap-3 p-5">
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-7 w-4/5" />
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-4 w-full" />
      </div>
    </div>
  );
}
