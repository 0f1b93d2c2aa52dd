import { PageHeading } from '@portal/web/ui/page-heading';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { filterOf } from '#parts/lists/list-address.ts';
import { usePageTitle } from '#parts/page-title.ts';
import { InvestorFilters } from './investor-filters.tsx';
import { queryOf } from './investors-address.ts';
import { InvestorsList } from './investors-list.tsx';

/** Investors by name, searched and filtered. */
export function InvestorsPage() {
  const { t } = useTranslation();
  usePageTitle(t('officeInvestors.title'));
  const query = queryOf(useSearchParams()[0]);
  return (
    <div className="grid gap-6">
      <PageHeading title={t('officeInvestors.title')} intro={t('officeInvestors.intro')} takesFocus />
      <InvestorFilters filter={filterOf(query)} />
      <InvestorsList query={query} />
    </div>
  );
}
