import type { AuditPage, AuditQuery, AuditRowShown } from '@portal/domain/firm/audit/office-audit.wire';
import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { CallFailure } from '@portal/web/ui/call-failure';
import { Loading } from '@portal/web/ui/loading';
import { Skeleton } from '@portal/web/ui/skeleton';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';
import { generatePath } from 'react-router';
import { ListPages } from '#parts/lists/list-pages.tsx';
import { NothingFound } from '#parts/lists/nothing-found.tsx';
import { auditAddress } from './audit-address.ts';
import { useAuditPageQuery } from './audit-api.ts';

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

/** The log itself is never empty: this very read is in it. */
function Nothing() {
  const { t } = useTranslation();
  return (
    <NothingFound title={t('officeAudit.empty.title')} all={auditAddress({})}>
      {t('officeAudit.empty.text')}
    </NothingFound>
  );
}

/** One event: its sentence, who and when, its subject, and below them exactly what is recorded. */
function AuditRow({ row }: { row: AuditRowShown }) {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  const { dateTime } = useFormats();
  const { at, action, who, via, reason, order, investor } = row;
  const name = who.name ?? t(`officeAudit.who.${who.kind}`);
  return (
    <li className="grid gap-1 border-line border-t px-5 py-4 first:border-t-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="font-semibold">{translate(`officeActions.${action}`)}</p>
        <p className="text-muted text-sm">{t('officeAudit.by', { who: name, when: dateTime(at) })}</p>
      </div>
      {reason === null ? null : <p>{t('officeAudit.reason', { reason })}</p>}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm empty:hidden">
        {order === null ? null : (
          <TextLink isAlone href={generatePath(OFFICE_PAGES.order, { orderId: order.id })}>
            {t('officeAudit.order', { reference: order.reference })}
          </TextLink>
        )}
        {investor === null || investor.name === '' ? null : (
          <TextLink isAlone href={auditAddress({ investor: investor.id })}>
            {investor.name}
          </TextLink>
        )}
        {via === 'command' ? <span className="text-muted">{t('officeAudit.command')}</span> : null}
      </p>
      <Recorded row={row} />
    </li>
  );
}

/** The row in the log's own words, for anyone comparing it with a proof. */
function Recorded({ row: { seq, action, target, facts } }: { row: AuditRowShown }) {
  const { t } = useTranslation();
  const rows: [string, string][] = [
    [t('officeAudit.word'), action],
    [t('officeAudit.target'), target],
    ...Object.entries(facts),
  ];
  return (
    <details>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center rounded-control text-muted text-sm hover:text-accent">
        {t('officeAudit.record', { seq })}
      </summary>
      <dl className="grid gap-x-6 gap-y-1 rounded-control bg-sunken px-4 py-3 text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="break-words font-mono">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
