import type { InvestorQuery } from '@portal/domain/desk/investors/investor-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { FoundLine } from '#parts/exports/found-line.tsx';
import { useCountText } from '#parts/lists/count-text.ts';
import { LinkedRows } from '#parts/lists/linked-rows.tsx';
import { countAsked, filterOf } from '#parts/lists/list-address.ts';
import { ListHeading } from '#parts/lists/list-heading.tsx';
import { ListSection } from '#parts/lists/list-section.tsx';
import { usePageTitle } from '#parts/page-title.ts';
import { useInvestorColumns } from './investor-columns.tsx';
import { InvestorFilters } from './investor-filters.tsx';
import { investorsAddress, queryOf } from './investors-address.ts';
import { useInvestorsQuery } from './investors-api.ts';

/** Investors by name, searched and filtered. */
export function InvestorsPage() {
  const { t } = useTranslation();
  usePageTitle(t('officeInvestors.title'));
  const query = queryOf(useSearchParams()[0]);
  return (
    <div className="grid gap-3">
      <ListHeading title={t('officeInvestors.title')} intro={t('officeInvestors.intro')} />
      <InvestorsList query={query} />
    </div>
  );
}

function InvestorsList({ query }: { query: InvestorQuery }) {
  const { t } = useTranslation();
  const countText = useCountText();
  const { currentData, ...read } = useInvestorsQuery(query, { refetchOnMountOrArgChange: true });
  const filter = filterOf(query);
  const columns = useInvestorColumns();
  return (
    <ListSection
      label={t('officeInvestors.list')}
      read={{ ...read, data: currentData }}
      head={
        <InvestorFilters filter={filter}>
          <FoundLine
            count={
              currentData === undefined
                ? undefined
                : { value: currentData.count.value, text: countText(currentData.count) }
            }
            words={(found) => t('officeInvestors.found', found)}
            asked={{ list: 'investors', address: '/office/investors', filter }}
          />
        </InvestorFilters>
      }
      empty={{
        title: t('officeInvestors.empty.title'),
        text: t('officeInvestors.empty.text'),
        filtered:
          countAsked(filter) === 0
            ? undefined
            : {
                title: t('officeInvestors.empty.filteredTitle'),
                text: t('officeInvestors.empty.filtered'),
                all: investorsAddress({}),
              },
      }}
      addressOf={(after) => investorsAddress({ ...filter, after })}
      isFirst={query.after === undefined}
    >
      {({ rows }) => (
        <LinkedRows label={t('officeInvestors.list')} columns={columns} rows={rows} keyOf={({ id }) => id} />
      )}
    </ListSection>
  );
}
