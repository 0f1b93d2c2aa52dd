import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import {
  LINE_SEARCH_LENGTH_MAX,
  type LineFilter,
  type LineQuery,
  lineFilterSchema,
} from '@portal/domain/money/bank/lines/line-query';
import type { OpenLinesAnswer } from '@portal/domain/money/bank/lines/office-money.wire';
import { CallFailure } from '@portal/web/ui/call-failure';
import { LinkButton } from '@portal/web/ui/link-button';
import { Loading } from '@portal/web/ui/loading';
import { PageHeading } from '@portal/web/ui/page-heading';
import { Skeleton } from '@portal/web/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { FilterForm } from '#parts/lists/filter-form.tsx';
import { filterOf } from '#parts/lists/list-address.ts';
import { usePageTitle } from '#parts/page-title.ts';
import { useTrustAccountsQuery } from '../bank-api.ts';
import { LinePane } from './line-pane.tsx';
import { LinesList } from './lines-list.tsx';
import { linesOf, matchingAddress } from './matching-address.ts';
import { useOpenLinesQuery } from './matching-api.ts';

/** Statement lines that are waiting for a person: the list on the left, the chosen line on the right. */
export function MatchingPage({ self }: { self: StaffSelf }) {
  const { t } = useTranslation();
  usePageTitle(t('officeMatching.title'));
  const { query, chosen } = linesOf(useSearchParams()[0]);
  const read = useOpenLinesQuery(query, { refetchOnMountOrArgChange: true });
  const { currentData: page, error, isFetching, refetch } = read;
  return (
    <div className="grid gap-6">
      <PageHeading
        title={t('officeMatching.title')}
        intro={t('officeMatching.intro')}
        takesFocus
        aside={<LinkButton href={OFFICE_PAGES.moneyMatched}>{t('officeMatching.toMatched')}</LinkButton>}
      />
      <LineFilters filter={filterOf(query)} />
      {error === undefined ? null : (
        <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {page === undefined ? (
        error === undefined ? (
          <Loading>
            <Skeleton className="h-96 w-full" />
          </Loading>
        ) : null
      ) : (
        <Panes page={page} query={query} chosen={chosen} mayMatch={self.actions.includes('payments.match')} />
      )}
    </div>
  );
}

type PanesProps = { page: OpenLinesAnswer; query: LineQuery; chosen: string | null; mayMatch: boolean };

/** If there is no room for two panes, the chosen line comes first. */
function Panes({ page, query, chosen, mayMatch }: PanesProps) {
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
      <LinesList page={page} query={query} chosen={chosen} />
      <div className={chosen === null ? 'max-xl:hidden' : 'max-xl:order-first'}>
        <LinePane page={page} query={query} chosen={chosen} mayMatch={mayMatch} />
      </div>
    </div>
  );
}

/** Choices take effect at once, search words on submit; both are part of the address. */
function LineFilters({ filter }: { filter: LineFilter }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data: accounts = [] } = useTrustAccountsQuery();
  const change = (name: keyof LineFilter, value: string) => {
    const { [name]: _before, ...rest } = filter;
    const next = lineFilterSchema.safeParse(value === '' ? rest : { ...rest, [name]: value });
    if (next.success) {
      void navigate(matchingAddress(next.data));
    }
  };
  return (
    <FilterForm
      filter={filter}
      search={{
        label: t('officeMatching.filters.search'),
        hint: t('officeMatching.filters.searchHint'),
        maxLength: LINE_SEARCH_LENGTH_MAX,
      }}
      fields={[
        {
          name: 'account',
          label: t('officeMatching.filters.account'),
          choices: accounts.map(({ id, name }) => ({ value: id, label: name })),
        },
        {
          name: 'way',
          label: t('officeMatching.filters.way'),
          choices: (['in', 'out'] as const).map((value) => ({
            value,
            label: t(`officeMatching.filters.ways.${value}`),
          })),
        },
      ]}
      onChange={change}
      onClear={() => void navigate(matchingAddress({}))}
    />
  );
}
