import { useApiMessage } from '@portal/web/api/use-api-message';
import { useLanguage } from '@portal/web/i18n/use-language';
import { Button } from '@portal/web/ui/button';
import { ErrorState } from '@portal/web/ui/error-state';
import { Loading } from '@portal/web/ui/loading';
import { useSlow } from '@portal/web/use-slow';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '#state/store.ts';
import { DealCardSkeleton } from '../card/deal-card-skeleton.tsx';
import { useLiveDealsQuery } from '../deals-api.ts';
import { useNow } from '../use-now.ts';
import { CanadaMap } from './canada-map.tsx';
import { DealList } from './deal-list.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { PlatformVideos } from './platform-videos.tsx';
import { SearchBar } from './search-bar.tsx';
import { activeFilters, criteriaOf, dealsToShow, narrows } from './search-criteria.ts';
import { useSearch } from './use-search.ts';

const SKELETONS = ['one', 'two', 'three', 'four', 'five', 'six'];

/** The live deals, and the ways to find one among them. */
export function Marketplace() {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = useNow();
  const search = useSearch();
  const messageOf = useApiMessage();
  const panelId = useId();
  const [isPanelOpen, setPanelOpen] = useState(() => activeFilters(criteriaOf(search.criteria)) > 0);
  const bookmarks = useAppSelector(({ bookmark }) => bookmark.dealIds);
  const { data, error, isFetching, refetch } = useLiveDealsQuery(undefined, { refetchOnFocus: true });
  const shown = useMemo(
    () => dealsToShow(data ?? [], search.criteria, bookmarks, language),
    [data, search.criteria, bookmarks, language],
  );

  return (
    <div className="flex flex-col gap-8">
      <header className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6">
        <div className="flex max-w-prose flex-1 flex-col gap-3 sm:min-w-96">
          <h1 className="text-3xl">{t('deals.title')}</h1>
          <p className="text-lg text-muted">{t('deals.intro')}</p>
        </div>
        {data === undefined ? null : <CanadaMap deals={data} search={search} />}
      </header>
      {data === undefined ? (
        <Waiting error={error === undefined || isFetching ? undefined : messageOf(error)} onRetry={refetch} />
      ) : (
        <>
          <div className="flex flex-col gap-4">
            <SearchBar
              search={search}
              bookmarkCount={data.filter(({ id }) => bookmarks.includes(id)).length}
              panelId={panelId}
              isPanelOpen={isPanelOpen}
              onPanelToggle={() => setPanelOpen(!isPanelOpen)}
            />
            <div className="flex min-h-11 flex-wrap items-center gap-x-4">
              <p role="status" className="figures text-muted">
                {t('deals.results', { count: shown.length })}
              </p>
              {narrows(search.criteria) ? (
                <Button tone="quiet" size="small" onPress={search.reset}>
                  {t('deals.filters.reset')}
                </Button>
              ) : null}
            </div>
            <div id={panelId} hidden={!isPanelOpen}>
              <FilterPanel deals={data} search={search} />
            </div>
          </div>
          <DealList deals={shown} now={now} isNarrowed={narrows(search.criteria)} onReset={search.reset} />
        </>
      )}
      <PlatformVideos />
    </div>
  );
}

/** Before the list is there: outlines, a word when it takes long, and what went wrong when it does not come. */
function Waiting({ error, onRetry }: { error: string | undefined; onRetry: () => void }) {
  const { t } = useTranslation();
  const isSlow = useSlow(error === undefined);
  if (error !== undefined) {
    return <ErrorState message={error} onRetry={onRetry} />;
  }
  return (
    <Loading>
      {isSlow ? <p className="mb-6 text-muted">{t('deals.slow')}</p> : null}
      <div className="grid animate-late gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {SKELETONS.map((name) => (
          <DealCardSkeleton key={name} />
        ))}
      </div>
    </Loading>
  );
}
