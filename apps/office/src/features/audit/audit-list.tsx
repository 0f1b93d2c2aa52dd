import type { AuditPage, AuditQuery } from '@portal/domain/wire/office-audit';
import { Button } from '@portal/web/ui/button';
import { CallFailure } from '@portal/web/ui/call-failure';
import { EmptyState } from '@portal/web/ui/empty-state';
import { LinkButton } from '@portal/web/ui/link-button';
import { Loading } from '@portal/web/ui/loading';
import { Skeleton } from '@portal/web/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { auditAddress } from './audit-address.ts';
import { useAuditPageQuery } from './audit-api.ts';
import { AuditRow } from './audit-row.tsx';

/** A page of the log. */
export function AuditList({ query }: { query: AuditQuery }) {
  const { currentData: page, error, isFetching, refetch } = useAuditPageQuery(query);
  if (error !== undefined) {
    return <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (page === undefined) {
    return (
      <Loading>
        <Skeleton className="h-96 w-full" />
      </Loading>
    );
  }
  return page.rows.length === 0 ? <Nothing /> : <Rows page={page} query={query} />;
}

function Rows({ page, query: { before, ...filter } }: { page: AuditPage; query: AuditQuery }) {
  const { t } = useTranslation();
  return (
    <>
      <ol
        aria-label={t('officeAudit.list')}
        className="overflow-clip rounded-card border border-line bg-raised shadow-raised"
      >
        {page.rows.map((row) => (
          <AuditRow key={row.seq} row={row} />
        ))}
      </ol>
      {before === undefined && page.next === null ? null : (
        <nav aria-label={t('officeAudit.pages.label')} className="flex flex-wrap gap-3">
          {before === undefined ? null : (
            <LinkButton size="small" href={auditAddress(filter)}>
              {t('officeAudit.pages.first')}
            </LinkButton>
          )}
          {page.next === null ? null : (
            <LinkButton size="small" href={auditAddress({ ...filter, before: page.next })}>
              {t('officeAudit.pages.next')}
            </LinkButton>
          )}
        </nav>
      )}
    </>
  );
}

/** The log itself is never empty: somebody looked at it just now. */
function Nothing() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <EmptyState
      title={t('officeAudit.empty.title')}
      action={
        <Button onPress={() => void navigate(auditAddress({}))}>{t('officeAudit.filters.clear')}</Button>
      }
    >
      {t('officeAudit.empty.text')}
    </EmptyState>
  );
}
