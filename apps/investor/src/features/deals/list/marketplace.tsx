import type { ListedDeal } from '@portal/domain/offering/deals/deal.wire';
import type { OnboardingAnswers } from '@portal/domain/people/account/user.wire';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { useLanguage } from '@portal/web/i18n/use-language';
import { useIsTakenOver } from '@portal/web/page/use-is-taken-over';
import { useSlow } from '@portal/web/page/use-slow';
import { Button } from '@portal/web/ui/button';
import { ErrorState } from '@portal/web/ui/error-state';
import { Loading } from '@portal/web/ui/loading';
import { Skeleton } from '@portal/web/ui/skeleton';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import {
  type ChangeEvent,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useDrawnContent } from '#state/page/use-drawn-content.ts';
import { useEarlyAnswers } from '#state/page/use-early-answers.ts';
import { useAppSelector } from '#state/store.ts';
import { DealCardSkeleton } from '../card/deal-card.tsx';
import type { CompareBarProps } from '../compare/compare-bar.tsx';
import { OutdatedNote } from '../outdated-note.tsx';
import { useFreshDeals } from '../use-fresh-units.ts';
import { useNow } from '../use-now.ts';
import { DealList } from './deal-list.tsx';
import { PlatformVideos } from './platform-videos.tsx';
import { SearchBar } from './search-bar.tsx';
import { activeFilters, dealsToShow, narrows, searchCriteria, searchOfAddress } from './search-criteria.ts';
import { type Search, useSearch } from './use-search.ts';

/** Map and fields load when somebody opens the filters. */
const FilterPanel = lazy(async () => ({ default: (await import('./filter-panel.tsx')).FilterPanel }));

const NOTHING: readonly string[] = [];
const SKELETONS = ['one', 'two', 'three', 'four', 'five', 'six'];

type MarketplaceProps = {
  /** The person's questionnaire answers; cards grow at the foot once they are known. */
  answers: OnboardingAnswers;
  /**
   * The way back to an order, at the foot of the screen, where its arrival moves nothing. Must be a stable element, like the
   * bar.
   */
  unfinishedOrder: ReactNode;
  /** The comparison bar; shown once a deal is marked. */
  compareBar: (bar: CompareBarProps) => ReactNode;
};

/** The live deals, and the ways to find one among them. */
export function Marketplace({ answers, unfinishedOrder, compareBar }: MarketplaceProps) {
  const { t } = useTranslation();
  const page = useRef<HTMLDivElement>(null);
  useEarlyAnswers(page);
  const search = useSearch();
  const messageOf = useApiMessage();
  const { data, error, isFetching, refetch } = useFreshDeals();
  const drawn = useDrawnContent('deals', data !== undefined);
  // The prerendered deals show at once; the answer is nearly always the same, and what of it is renders nothing again.
  const [drawnAtFirst] = useState(drawn);
  const answered = useMemo(() => data && copyWithStructuralSharing(drawnAtFirst, data), [data, drawnAtFirst]);
  const deals = useDeferredValue(answered ?? drawn);
  const shownAnswers = useDeferredValue(answers);
  return (
    <div ref={page} className="flex flex-col gap-4 sm:gap-5">
      <header className="flex flex-col gap-1">
        <h1 className="text-2xl sm:text-3xl">{t('deals.title')}</h1>
        <p className="text-muted max-sm:text-sm">{t('deals.intro')}</p>
      </header>
      {deals === undefined ? (
        <Waiting error={error === undefined || isFetching ? undefined : messageOf(error)} onRetry={refetch} />
      ) : (
        <Deals {...{ deals, search, unfinishedOrder, compareBar }} answers={shownAnswers}>
          {error === undefined ? null : (
            <OutdatedNote of="list" error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
          )}
        </Deals>
      )}
      <PlatformVideos />
    </div>
  );
}

type DealsProps = MarketplaceProps & {
  deals: readonly ListedDeal[];
  search: Search;
  /** Shown between tools and list. */
  children: ReactNode;
};

/** The list with its tools, memoised. Typing shows at once; a long list follows as fast as the machine can. */
const Deals = memo(function Deals({
  deals,
  search,
  answers,
  unfinishedOrder,
  compareBar,
  children,
}: DealsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = useNow();
  const panelId = useId();
  const address = useLocation().search;
  const isTakenOver = useIsTakenOver();
  const [isPanelOpen, setPanelOpen] = useState(
    () => activeFilters(searchCriteria(searchOfAddress(address))) > 0,
  );
  const bookmarks = useAppSelector(({ bookmark }) => bookmark.dealIds);
  const criteria = useDeferredValue(search.criteria);
  const { compare } = search;
  const compared = search.criteria.compare ?? NOTHING;
  const [isFull, setFull] = useState(false);
  const onCompare = useCallback(
    ({ target }: ChangeEvent<HTMLInputElement>) => setFull(!compare(target.value)),
    [compare],
  );
  const shown = useMemo(
    () => dealsToShow(deals, criteria, bookmarks, language),
    [deals, criteria, bookmarks, language],
  );
  return (
    <>
      <div className="flex flex-col gap-3">
        <SearchBar
          search={search}
          bookmarkCount={deals.filter(({ id }) => bookmarks.includes(id)).length}
          panelId={panelId}
          isPanelOpen={isPanelOpen}
          onPanelToggle={() => setPanelOpen(!isPanelOpen)}
        />
        <div id={panelId} hidden={!isPanelOpen}>
          {isPanelOpen ? (
            <Suspense fallback={<Skeleton className="h-96 w-full rounded-card" />}>
              <FilterPanel deals={deals} search={search} />
            </Suspense>
          ) : null}
        </div>
        <div className="flex flex-wrap items-center gap-x-4">
          <p role="status" className="figures text-sm text-muted">
            {t('deals.results', { count: shown.length })}
          </p>
          {narrows(search.criteria) ? (
            <Button tone="quiet" size="small" onPress={search.reset}>
              {t('deals.filters.reset')}
            </Button>
          ) : null}
        </div>
      </div>
      {children}
      <DealList
        deals={shown}
        answers={answers}
        now={now}
        isNarrowed={narrows(criteria)}
        onReset={search.reset}
        compared={compared}
        onCompare={onCompare}
      />
      {compared.length > 0 ? (
        <Suspense>
          {compareBar({ slugs: compared, isFull, onClear: () => search.change({ compare: [] }) })}
        </Suspense>
      ) : isTakenOver ? (
        <Suspense>{unfinishedOrder}</Suspense>
      ) : null}
    </>
  );
});

/** Before the list arrives: outlines, a sentence if it takes long, and the error if it fails. */
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
