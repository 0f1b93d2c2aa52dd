import type { AuditChain } from '@portal/domain/firm/audit/office-audit.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { CallFailure } from '@portal/web/ui/call-failure';
import { Notice, type NoticeTone } from '@portal/web/ui/notice';
import { PageHeading } from '@portal/web/ui/page-heading';
import { Skeleton } from '@portal/web/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ExportButton } from '#parts/exports/export-button.tsx';
import { usePageTitle } from '#parts/page-title.ts';
import { auditAddress, queryOf } from './audit-address.ts';
import { useAuditChainQuery } from './audit-api.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditList } from './audit-list.tsx';

const TONES: Readonly<Record<AuditChain['state'], NoticeTone>> = {
  whole: 'success',
  waiting: 'success',
  late: 'attention',
  refused: 'danger',
};

/** What happened in the portal, by person, investor, order, action and day, and whether the log's chain is intact. */
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

/** How far the log is chained and what is still waiting, as `audit -- verify` reports first. */
function ChainState() {
  const { data: chain, error, refetch, isFetching } = useAuditChainQuery();
  if (error !== undefined) {
    return <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  return chain === undefined ? <Skeleton className="h-24 w-full" /> : <Known chain={chain} />;
}

function Known({ chain: { state, waiting, refused, last } }: { chain: AuditChain }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const isWrong = state === 'late' || state === 'refused';
  const title =
    state === 'whole'
      ? t('officeAudit.chain.whole')
      : t(`officeAudit.chain.${state}`, { count: state === 'refused' ? refused : waiting });
  return (
    <section aria-label={t('officeAudit.chain.title')}>
      <Notice tone={TONES[state]} title={title}>
        <p>
          {last === null
            ? t('officeAudit.chain.never')
            : t('officeAudit.chain.until', { when: dateTime(last.at), batch: last.batch })}
        </p>
        <p>{t(isWrong ? 'officeAudit.chain.tell' : 'officeAudit.chain.verify')}</p>
        {last === null ? null : (
          <p className="mt-1 text-muted">
            {t('officeAudit.chain.head')} <span className="break-all font-mono">{last.head}</span>
          </p>
        )}
      </Notice>
    </section>
  );
}
