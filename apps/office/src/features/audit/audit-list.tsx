import type { AuditPage, AuditQuery } from '@portal/domain/firm/audit/office-audit.wire';
import { CallFailure } from '@portal/web/ui/call-failure';
import { Loading } from '@portal/web/ui/loading';
import { Skeleton } from '@portal/web/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { ListPages } from '#parts/lists/list-pages.tsx';
import { NothingFound } from '#parts/lists/nothing-found.tsx';
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
      <ListPages
        first={before === undefined ? null : auditAddress(filter)}
        next={page.next === null ? null : auditAddress({ ...filter, before: page.next })}
        words={{
          label: t('officeAudit.pages.label'),
          first: t('officeAudit.pages.first'),
          next: t('officeAudit.pages.next'),
        }}
      />
    </>
  );
}

/** The log itself is never empty: somebody looked at it just now. */
function Nothing() {
  const { t } = useTranslation();
  return (
    <NothingFound title={t('officeAudit.empty.title')} all={auditAddress({})}>
      {t('officeAudit.empty.text')}
    </NothingFound>
  );
}
