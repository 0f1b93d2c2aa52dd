import type { InvestorQuery } from '@portal/domain/desk/investors/investor-query';
import type { InvestorPage } from '@portal/domain/desk/investors/office-investors.wire';
import { CallFailure } from '@portal/web/ui/call-failure';
import { EmptyState } from '@portal/web/ui/empty-state';
import { Loading } from '@portal/web/ui/loading';
import { Skeleton } from '@portal/web/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { ExportButton } from '#parts/exports/export-button.tsx';
import { useCountText } from '#parts/lists/count-text.ts';
import { countAsked, filterOf } from '#parts/lists/list-address.ts';
import { ListPages } from '#parts/lists/list-pages.tsx';
import { NothingFound } from '#parts/lists/nothing-found.tsx';
import { InvestorRowItem } from './investor-row-item.tsx';
import { investorsAddress } from './investors-address.ts';
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

function Rows({ page, query }: { page: InvestorPage; query: InvestorQuery }) {
  const filter = filterOf(query);
  if (page.rows.length === 0) {
    return <Nothing isFiltered={countAsked(filter) > 0} />;
  }
  return (
    <>
      <ul className="overflow-clip rounded-card border border-line bg-raised shadow-raised">
        {page.rows.map((row) => (
          <InvestorRowItem key={row.id} row={row} />
        ))}
      </ul>
      <ListPages
        first={query.after === undefined ? null : investorsAddress(filter)}
        next={page.next === null ? null : investorsAddress({ ...filter, after: page.next })}
      />
    </>
  );
}

/** An office without investors is new; a search that finds nobody has its way out beside it. */
function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation();
  return isFiltered ? (
    <NothingFound title={t('officeInvestors.empty.filteredTitle')} all={investorsAddress({})}>
      {t('officeInvestors.empty.filtered')}
    </NothingFound>
  ) : (
    <EmptyState title={t('officeInvestors.empty.title')}>{t('officeInvestors.empty.text')}</EmptyState>
  );
}
