import type { InvestorQuery } from '@portal/domain/investors/investor-query';
import type { InvestorPage } from '@portal/domain/wire/office-investors';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Button } from '@portal/web/ui/button';
import { CallFailure } from '@portal/web/ui/call-failure';
import { EmptyState } from '@portal/web/ui/empty-state';
import { LinkButton } from '@portal/web/ui/link-button';
import { Loading } from '@portal/web/ui/loading';
import { Skeleton } from '@portal/web/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ExportButton } from '#parts/exports/export-button.tsx';
import { InvestorRowItem } from './investor-row-item.tsx';
import { countFilters, filterOf, investorsAddress } from './investors-address.ts';
import { useInvestorsQuery } from './investors-api.ts';

/** A page of the list. Where reading anew fails, the rows that were read before stay in view. */
export function InvestorsList({ query }: { query: InvestorQuery }) {
  const { t } = useTranslation();
  const countText = useCountText();
  const {
    currentData: page,
    error,
    isFetching,
    refetch,
  } = useInvestorsQuery(query, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <section aria-label={t('officeInvestors.list')} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="text-muted text-sm">
          {page === undefined
            ? ''
            : t('officeInvestors.found', { count: page.count.value, number: countText(page.count) })}
        </p>
        <ExportButton
          asked={{ list: 'investors', address: '/office/investors', filter: filterOf(query) }}
          count={page === undefined ? undefined : { value: page.count.value, text: countText(page.count) }}
        />
      </div>
      {error === undefined ? null : (
        <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {page === undefined ? error === undefined ? <Coming /> : null : <Rows page={page} query={query} />}
    </section>
  );
}

function Coming() {
  return (
    <Loading>
      <Skeleton className="h-96 w-full" />
    </Loading>
  );
}

function useCountText(): (count: InvestorPage['count']) => string {
  const { t } = useTranslation();
  const { number } = useFormats();
  return ({ value, isCapped }) =>
    isCapped ? t('officeInvestors.more', { number: number(value) }) : number(value);
}

function Rows({ page, query }: { page: InvestorPage; query: InvestorQuery }) {
  const { t } = useTranslation();
  const filter = filterOf(query);
  if (page.rows.length === 0) {
    return <Nothing isFiltered={countFilters(filter) > 0} />;
  }
  return (
    <>
      <ul className="overflow-clip rounded-card border border-line bg-raised shadow-raised">
        {page.rows.map((row) => (
          <InvestorRowItem key={row.id} row={row} />
        ))}
      </ul>
      {query.after === undefined && page.next === null ? null : (
        <nav aria-label={t('officeInvestors.pages.label')} className="flex flex-wrap gap-3">
          {query.after === undefined ? null : (
            <LinkButton size="small" href={investorsAddress(filter)}>
              {t('officeInvestors.pages.first')}
            </LinkButton>
          )}
          {page.next === null ? null : (
            <LinkButton size="small" href={investorsAddress({ ...filter, after: page.next })}>
              {t('officeInvestors.pages.next')}
            </LinkButton>
          )}
        </nav>
      )}
    </>
  );
}

/** An office without investors is new; a search that finds nobody has its way out beside it. */
function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return isFiltered ? (
    <EmptyState
      title={t('officeInvestors.empty.filteredTitle')}
      action={
        <Button onPress={() => void navigate(investorsAddress({}))}>
          {t('officeInvestors.filters.clear')}
        </Button>
      }
    >
      {t('officeInvestors.empty.filtered')}
    </EmptyState>
  ) : (
    <EmptyState title={t('officeInvestors.empty.title')}>{t('officeInvestors.empty.text')}</EmptyState>
  );
}
