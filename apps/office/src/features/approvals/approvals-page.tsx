import { PageHeading } from '@portal/web/ui/page-heading';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { usePageTitle } from '#parts/page-title.ts';
import { queryOf } from './approvals-address.ts';
import { ApprovalsList } from './approvals-list.tsx';

/** What waits for a second person: for this one, or for others. */
export function ApprovalsPage() {
  const { t } = useTranslation();
  usePageTitle(t('officeApprovals.title'));
  const query = queryOf(useSearchParams()[0]);
  return (
    <div className="grid gap-6">
      <PageHeading title={t('officeApprovals.title')} intro={t('officeApprovals.intro')} takesFocus />
      <ApprovalsList query={query} />
    </div>
  );
}
