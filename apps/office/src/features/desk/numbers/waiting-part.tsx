import type { OfficeNumbers } from '@portal/domain/desk/numbers/office-numbers.wire';
import type { DeskCount, QueueSummary } from '@portal/domain/desk/queues/office-desk.wire';
import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import { useFormats } from '@portal/web/i18n/use-formats';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';
import { generatePath } from 'react-router';
import { PagePart } from '#parts/page-part.tsx';
import { NumbersTable } from './numbers-table.tsx';

type WaitingPartProps = Pick<OfficeNumbers, 'queues' | 'uncounted' | 'returned' | 'unmatched'>;

/** What is waiting in each queue and for how long, and bank lines that nobody has matched. */
export function WaitingPart({ queues, uncounted, returned, unmatched }: WaitingPartProps) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const rows = queues.map((summary) => ({
    id: summary.queue,
    name: t(`officeDesk.queues.${summary.queue}`),
    cells: [
      <QueueNumber key="all" {...summary} count={summary.count} />,
      summary.oldestSince === null ? '–' : date(summary.oldestSince),
      <QueueNumber key="today" {...summary} count={summary.today} due="today" />,
      <QueueNumber key="overdue" {...summary} count={summary.overdue} due="overdue" />,
    ],
  }));
  const withoutCounts = uncounted.map((queue) => ({
    id: queue,
    name: t(`officeDesk.queues.${queue}`),
    cells: [
      <TextLink key="all" href={generatePath(OFFICE_PAGES.deskQueue, { queue })} isAlone>
        {t('officeDesk.uncounted')}
      </TextLink>,
      '–',
      '–',
      '–',
    ],
  }));
  return (
    <PagePart id="waiting" title={t('officeNumbers.waiting.title')}>
      <NumbersTable
        label={t('officeNumbers.waiting.title')}
        columns={[
          t('officeNumbers.waiting.what'),
          t('officeNumbers.waiting.waiting'),
          t('officeNumbers.waiting.oldest'),
          t('officeNumbers.waiting.today'),
          t('officeNumbers.waiting.overdue'),
        ]}
        rows={[...rows, ...withoutCounts]}
      />
      <ReturnedOrders returned={returned} />
      {unmatched === null ? null : <UnmatchedLines {...unmatched} />}
    </PagePart>
  );
}

/** Orders that are waiting for their investor, not for the office. */
function ReturnedOrders({ returned: { value, isCapped } }: Pick<OfficeNumbers, 'returned'>) {
  const { t } = useTranslation();
  const { number } = useFormats();
  if (value === 0) {
    return <p className="text-muted">{t('officeNumbers.waiting.returnedNone')}</p>;
  }
  const shown = isCapped ? t('officeDesk.countCapped', { number: number(value) }) : number(value);
  return (
    <p>
      <TextLink href={`${OFFICE_PAGES.desk}/all-orders?status=changesAsked&snoozed=all`}>
        {t('officeNumbers.waiting.returned', { count: value, number: shown })}
      </TextLink>
    </p>
  );
}

function UnmatchedLines({ lines, received, paid }: NonNullable<OfficeNumbers['unmatched']>) {
  const { t } = useTranslation();
  const { exactMoney } = useFormats();
  if (lines.value === 0) {
    return <p className="text-muted">{t('officeNumbers.waiting.matched')}</p>;
  }
  return (
    <p>
      <TextLink href={OFFICE_PAGES.moneyMatching}>
        {t('officeNumbers.waiting.unmatched', { count: lines.value })}
      </TextLink>{' '}
      {t('officeNumbers.waiting.left', { received: exactMoney(received), paid: exactMoney(paid) })}
    </p>
  );
}

/** A number that links to the list it counts; zero links nowhere. */
function QueueNumber({
  queue,
  count,
  due,
}: Pick<QueueSummary, 'queue'> & { count: DeskCount; due?: 'today' | 'overdue' }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  if (count.value === 0) {
    return <span className="text-muted">{number(0)}</span>;
  }
  const shown = number(count.value);
  const address = `${generatePath(OFFICE_PAGES.deskQueue, { queue })}${due === undefined ? '' : `?due=${due}`}`;
  return (
    <TextLink
      href={address}
      aria-label={t(`officeNumbers.waiting.open.${due ?? 'all'}`, {
        number: shown,
        queue: t(`officeDesk.queues.${queue}`),
      })}
      isAlone
    >
      {count.isCapped ? t('officeDesk.countCapped', { number: shown }) : shown}
    </TextLink>
  );
}
