import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { PageHeading } from '@portal/web/ui/page-heading';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { MoneyTabs } from '#parts/money-tabs.tsx';
import { usePageTitle } from '#parts/page-title.ts';
import { queryOf } from './flags-address.ts';
import { FlagsList } from './flags-list.tsx';

/** What about money somebody has to look at, and what was looked at. */
export function FlagsPage({ self }: { self: StaffSelf }) {
  const { t } = useTranslation();
  usePageTitle(t('officeFlags.title'));
  const query = queryOf(useSearchParams()[0]);
  return (
    <div className="grid gap-6">
      <MoneyTabs self={self} />
      <PageHeading title={t('officeFlags.title')} intro={t('officeFlags.intro')} takesFocus />
      <FlagsList
        query={query}
        mayClear={self.actions.includes('payments.clear-flag')}
        mayApply={self.actions.includes('payments.record')}
      />
    </div>
  );
}
