import type { AuditQuery, AuditRowShown } from '@portal/domain/firm/audit/office-audit.wire';
import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { Dialog } from '@portal/web/ui/dialog';
import { TextLink } from '@portal/web/ui/text-link';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath } from 'react-router';
import type { DenseColumn } from '#parts/lists/dense-table.tsx';
import { LinkedRows } from '#parts/lists/linked-rows.tsx';
import { ListSection } from '#parts/lists/list-section.tsx';
import { RowLink } from '#parts/lists/row-link.tsx';
import { auditAddress } from './audit-address.ts';
import { useAuditPageQuery } from './audit-api.ts';

/** A page of the log. A row opens over it with what exactly is recorded. */
export function AuditList({ query, head }: { query: AuditQuery; head: ReactNode }) {
  const { t } = useTranslation();
  const { before, ...filter } = query;
  const { currentData, ...read } = useAuditPageQuery(query);
  const [opened, setOpened] = useState<AuditRowShown | null>(null);
  const columns = useAuditColumns(setOpened);
  return (
    <>
      <ListSection
        label={t('officeAudit.title')}
        head={head}
        read={{ ...read, data: currentData }}
        // The log itself is never empty: this very read is in it.
        empty={{
          title: t('officeAudit.empty.title'),
          text: t('officeAudit.empty.text'),
          filtered: {
            title: t('officeAudit.empty.title'),
            text: t('officeAudit.empty.text'),
            all: auditAddress({}),
          },
        }}
        addressOf={(after) => auditAddress({ ...filter, before: after })}
        isFirst={before === undefined}
        pageWords={{
          label: t('officeAudit.pages.label'),
          first: t('officeAudit.pages.first'),
          next: t('officeAudit.pages.next'),
        }}
      >
        {({ rows }) => (
          <LinkedRows label={t('officeAudit.list')} columns={columns} rows={rows} keyOf={({ seq }) => seq} />
        )}
      </ListSection>
      {opened === null ? null : <RecordDialog row={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

/** What the log shows of an event: its sentence, who and when, its subject and its reason. */
function useAuditColumns(onOpen: (row: AuditRowShown) => void): readonly DenseColumn<AuditRowShown>[] {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  const { dateTime } = useFormats();
  const head = (name: 'action' | 'when' | 'who' | 'order' | 'investor' | 'reason') => ({
    name,
    title: t(`officeAudit.columns.${name}`),
  });
  return [
    {
      ...head('action'),
      track: 'minmax(0, 1.7fr)',
      part: 'main',
      cell: (row) => (
        <RowLink href={null} onOpen={() => onOpen(row)}>
          {translate(`officeActions.${row.action}`)}
        </RowLink>
      ),
    },
    { ...head('when'), track: '10rem', cell: ({ at }) => dateTime(at) },
    {
      ...head('who'),
      track: 'minmax(0, 1fr)',
      cell: ({ who, via }) => (
        <>
          {who.name ?? t(`officeAudit.who.${who.kind}`)}
          {via === 'command' ? (
            <span className="block text-muted text-xs">{t('officeAudit.command')}</span>
          ) : null}
        </>
      ),
    },
    {
      ...head('order'),
      track: '6.5rem',
      cell: ({ order }) =>
        order === null ? null : (
          <TextLink isAlone href={generatePath(OFFICE_PAGES.order, { orderId: order.id })}>
            {order.reference}
          </TextLink>
        ),
    },
    {
      ...head('investor'),
      track: 'minmax(0, 1fr)',
      cell: ({ investor }) =>
        investor === null || investor.name === '' ? null : (
          <TextLink isAlone href={auditAddress({ investor: investor.id })}>
            {investor.name}
          </TextLink>
        ),
    },
    { ...head('reason'), track: 'minmax(0, 1.4fr)', cell: ({ reason }) => reason },
  ];
}

/** A row in the log's own words, for anyone comparing it with a proof. */
function RecordDialog({ row, onClose }: { row: AuditRowShown; onClose: () => void }) {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  const { seq, action, target, facts } = row;
  const rows: [string, string][] = [
    [t('officeAudit.word'), action],
    [t('officeAudit.target'), target],
    ...Object.entries(facts),
  ];
  return (
    <Dialog isOpen onOpenChange={onClose} title={translate(`officeActions.${action}`)}>
      <div className="grid gap-4">
        <p className="text-muted">{t('officeAudit.row', { seq })}</p>
        <dl className="grid gap-x-6 gap-y-1 rounded-control bg-sunken px-4 py-3 text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
          {rows.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="break-words font-mono">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}
