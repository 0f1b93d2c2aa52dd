import { PageHeading } from '@portal/web/ui/page-heading';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { filterOf } from '#parts/lists/list-address.ts';
import { usePageTitle } from '#parts/page-title.ts';
import { MessageFilters } from './message-filters.tsx';
import { queryOf } from './messages-address.ts';
import { MessagesList } from './messages-list.tsx';

/** What people wrote to the dealer: first what nobody answered. */
export function MessagesPage() {
  const { t } = useTranslation();
  usePageTitle(t('officeMessages.title'));
  const query = queryOf(useSearchParams()[0]);
  return (
    <div className="grid gap-6">
      <PageHeading title={t('officeMessages.title')} intro={t('officeMessages.intro')} takesFocus />
      <MessageFilters filter={filterOf(query)} />
      <MessagesList query={query} />
    </div>
  );
}
