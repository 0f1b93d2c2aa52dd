import { PageHeading } from '@portal/web/ui/page-heading';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ExportButton } from '#parts/exports/export-button.tsx';
import { usePageTitle } from '#parts/page-title.ts';
import { auditAddress, queryOf } from './audit-address.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditList } from './audit-list.tsx';
import { ChainState } from './chain-state.tsx';

/** What happened in the portal, by person, investor, order, action and day, and whether the record holds together. */
export function AuditPage() {
  const { t } = useTranslation();
  usePageTitle(t('officeAudit.title'));
  const query = queryOf(useSearchParams()[0]);
  const { before: _page, ...filter } = query;
  return (
    <div className="grid gap-6">
      <PageHeading title={t('officeAudit.title')} intro={t('officeAudit.intro')} takesFocus />
      <ChainState />
      <AuditFilters key={auditAddress({ ...query, before: undefined })} query={query} />
      <div className="flex justify-end">
        <ExportButton asked={{ list: 'audit', address: '/office/audit', filter }} count={null} />
      </div>
      <AuditList query={query} />
    </div>
  );
}
