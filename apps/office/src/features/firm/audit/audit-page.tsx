import type { AuditChain } from '@portal/domain/firm/audit/office-audit.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { CallFailure } from '@portal/web/ui/call-failure';
import { SuccessMark } from '@portal/web/ui/icons';
import { Notice, type NoticeTone } from '@portal/web/ui/notice';
import { Skeleton } from '@portal/web/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { asTypedHere } from '#parts/as-typed-here.ts';
import { ExportButton } from '#parts/exports/export-button.tsx';
import { ListHeading } from '#parts/lists/list-heading.tsx';
import { usePageTitle } from '#parts/page-title.ts';
import { auditAddress, queryOf } from './audit-address.ts';
import { useAuditChainQuery } from './audit-api.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditList } from './audit-list.tsx';

const TONES: Readonly<Record<'late' | 'refused', NoticeTone>> = {
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
    <div className="grid gap-3">
      <ListHeading title={t('officeAudit.title')} intro={t('officeAudit.intro')}>
        <ExportButton asked={{ list: 'audit', address: '/office/audit', filter }} count={null} />
      </ListHeading>
      <ChainState />
      <AuditList
        query={query}
        head={<AuditFilters key={auditAddress({ ...query, before: undefined })} query={query} />}
      />
    </div>
  );
}

/** How far the log is chained and what is still waiting, as `audit -- verify` reports first. */
function ChainState() {
  const { data: chain, error, refetch, isFetching } = useAuditChainQuery();
  if (error !== undefined) {
    return <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  return chain === undefined ? (
    <Skeleton className="h-11 w-full" />
  ) : (
    <>
      <Known chain={chain} />
      <Archived years={chain.archivedYears} />
    </>
  );
}

/** One line while all is well, with the rest behind it; all of it where something is wrong. */
function Known({ chain }: { chain: AuditChain }) {
  const { t } = useTranslation();
  const { state, waiting, refused } = chain;
  const title =
    state === 'whole'
      ? t('officeAudit.chain.whole')
      : t(`officeAudit.chain.${state}`, { count: state === 'refused' ? refused : waiting });
  return (
    <section aria-label={t('officeAudit.chain.title')}>
      {state === 'late' || state === 'refused' ? (
        <Notice tone={TONES[state]} title={title}>
          <ChainFacts chain={chain} />
        </Notice>
      ) : (
        <details className="rounded-card border border-line bg-raised px-4">
          <summary className="flex min-h-11 items-center gap-2 text-sm">
            <SuccessMark className="size-5 text-success" />
            {title}
          </summary>
          <div className="pb-3 text-sm">
            <ChainFacts chain={chain} />
          </div>
        </details>
      )}
    </section>
  );
}

/** Years that are no longer on this page, nor in the History of orders, and how they are read. */
function Archived({ years }: { years: readonly number[] }) {
  const { t } = useTranslation();
  const last = years.at(-1);
  return last === undefined ? null : (
    <p className="text-muted text-sm">
      {asTypedHere(
        t('officeAudit.archived', { count: years.length, years: years.join(', '), year: String(last) }),
      )}
    </p>
  );
}

function ChainFacts({ chain: { state, last } }: { chain: AuditChain }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const isWrong = state === 'late' || state === 'refused';
  return (
    <>
      <p>
        {last === null
          ? t('officeAudit.chain.never')
          : t('officeAudit.chain.until', { when: dateTime(last.at), batch: last.batch })}
      </p>
      <p>{asTypedHere(t(isWrong ? 'officeAudit.chain.tell' : 'officeAudit.chain.verify'))}</p>
      {last === null ? null : (
        <p className="mt-1 text-muted">
          {t('officeAudit.chain.head')} <span className="break-all font-mono">{last.head}</span>
        </p>
      )}
    </>
  );
}
