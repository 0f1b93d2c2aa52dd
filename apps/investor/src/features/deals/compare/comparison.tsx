import { COMPARED_MAX } from '@portal/domain/offering/deals/choosing/compared-deals';
import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import { isApiError } from '@portal/web/api/api-error';
import { CallFailure } from '@portal/web/ui/call-failure';
import { EmptyState } from '@portal/web/ui/empty-state';
import { ChevronLeft } from '@portal/web/ui/icons';
import { LinkButton } from '@portal/web/ui/link-button';
import { Loading } from '@portal/web/ui/loading';
import { Notice } from '@portal/web/ui/notice';
import { PageHeading } from '@portal/web/ui/page-heading';
import { Skeleton } from '@portal/web/ui/skeleton';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { STAYS_IN_PLACE } from '#state/page/stays-in-place.ts';
import { paths } from '#state/paths.ts';
import { useAppSelector } from '#state/store.ts';
import { useLiveDealQuery } from '../deals-api.ts';
import { addressOfSearch } from '../list/search-criteria.ts';
import { addressOfComparison, comparedIn } from './address-of-comparison.ts';
import { ComparisonTable } from './comparison-table.tsx';

/** Up to three deals side by side; the address names them, so that it can be shared and Back undoes a removal. */
export function Comparison() {
  const { t } = useTranslation();
  const slugs = comparedIn(useLocation().search);
  const navigate = useNavigate();
  const criteria = useAppSelector(({ search }) => search.criteria);
  const remove = (slug: string) =>
    void navigate(addressOfComparison(slugs.filter((other) => other !== slug)), { state: STAYS_IN_PLACE });
  const marketplace = `${paths.marketplace()}${addressOfSearch({ ...criteria, compare: slugs })}`;
  return (
    <div className="flex flex-col gap-6">
      <Link
        to={marketplace}
        className="-mb-3 -ml-1 inline-flex min-h-11 items-center gap-1 self-start font-medium text-accent no-underline hover:underline"
      >
        <ChevronLeft />
        {t('deals.title')}
      </Link>
      <PageHeading
        title={t('compare.title')}
        intro={t('compare.intro')}
        aside={
          slugs.length > 0 && slugs.length < COMPARED_MAX ? (
            <LinkButton href={marketplace}>{t('compare.add')}</LinkButton>
          ) : undefined
        }
      />
      {slugs.length === 0 ? (
        <EmptyState
          title={t('compare.none')}
          action={
            <LinkButton tone="primary" href={marketplace}>
              {t('compare.toMarketplace')}
            </LinkButton>
          }
        >
          {t('compare.noneText')}
        </EmptyState>
      ) : (
        <Deals slugs={slugs} onRemove={remove} />
      )}
    </div>
  );
}

function Deals({ slugs, onRemove }: { slugs: readonly string[]; onRemove: (slug: string) => void }) {
  const { t } = useTranslation();
  const compared = useComparedDeals(slugs);
  switch (compared.state) {
    case 'loading':
      return (
        <Loading>
          <Skeleton className="h-120 w-full animate-late rounded-card" />
        </Loading>
      );
    case 'failed':
      return <CallFailure error={compared.error} onRetry={compared.retry} />;
    case 'ready':
      return (
        <>
          {compared.missing === 0 ? null : (
            <Notice tone="attention" title={t('compare.missing', { count: compared.missing })} />
          )}
          {compared.deals.length === 0 ? null : (
            <ComparisonTable deals={compared.deals} onRemove={onRemove} />
          )}
        </>
      );
  }
}

type ComparedDeals =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry: () => void }
  /** `missing` counts deals no longer offered. */
  | { state: 'ready'; deals: Deal[]; missing: number };

/** The deals of a comparison, one call each; hooks for COMPARED_MAX deals. */
function useComparedDeals([first, second, third]: readonly string[]): ComparedDeals {
  const calls = [useDealCall(first), useDealCall(second), useDealCall(third)].filter(
    ({ isAsked }) => isAsked,
  );
  const failed = calls.find(({ error }) => error !== undefined && !isGone(error));
  if (failed !== undefined) {
    const retry = () => {
      for (const { error, refetch } of calls) {
        if (error !== undefined) {
          void refetch();
        }
      }
    };
    return { state: 'failed', error: failed.error, retry };
  }
  const deals = calls.flatMap(({ deal }) => deal ?? []);
  const missing = calls.filter(({ error }) => error !== undefined).length;
  return deals.length + missing < calls.length ? { state: 'loading' } : { state: 'ready', deals, missing };
}

function useDealCall(slug: string | undefined) {
  const { currentData, error, isFetching, refetch } = useLiveDealQuery(slug ?? skipToken, {
    refetchOnFocus: true,
  });
  const hasFailed = currentData === undefined && !isFetching;
  return { isAsked: slug !== undefined, deal: currentData, error: hasFailed ? error : undefined, refetch };
}

function isGone(error: unknown): boolean {
  return isApiError(error) && error.code === 'NOT_FOUND';
}
