import type { DeskRow } from '@portal/domain/desk/queues/office-desk.wire';
import { provinceNameKey } from '@portal/domain/ground/people/provinces';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { useTranslation } from 'react-i18next';
import { useRowName } from './row-name.ts';
import { useWhyText } from './why-text.ts';

/** The row under the cursor in short, with what has no column. On a narrow screen the row itself says what its columns do. */
export function RowPeek({ row }: { row: DeskRow }) {
  const { t } = useTranslation();
  const name = useRowName()(row);
  const why = useWhyText()(row);
  const facts = useFacts(row);
  return (
    <aside
      aria-label={t('officeDesk.peek.label')}
      className="sticky bottom-0 z-10 grid gap-1 rounded-card border border-line bg-raised px-4 py-3 shadow-raised max-xl:hidden"
    >
      <p className="flex flex-wrap gap-x-4">
        <span className="font-semibold wrap-anywhere">{name}</span>
        <span className="wrap-anywhere">{why}</span>
      </p>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex gap-1.5">
            <dt className="text-muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}

function useFacts({ since, order, investor, claim }: DeskRow): { label: string; value: string }[] {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  const { dateTime, date, exactMoney, number } = useFormats();
  const facts: { label: string; value: string | null | undefined }[] = [
    { label: t('officeDesk.peek.since'), value: dateTime(since) },
    { label: t('officeDesk.filters.deal'), value: order?.dealName },
    {
      label: t('officeDesk.columns.amount'),
      value: typeof order?.total === 'number' ? exactMoney(order.total) : null,
    },
    {
      label: t('officeDesk.peek.units'),
      value: typeof order?.quantity === 'number' ? number(order.quantity) : null,
    },
    {
      label: t('officeDesk.filters.province'),
      value: investor?.province == null ? null : translate(provinceNameKey(investor.province)),
    },
    { label: t('officeDesk.filters.representative'), value: investor?.representative },
    {
      label: t('officeDesk.peek.snoozed'),
      value: claim.snoozedUntil === null ? null : date(claim.snoozedUntil),
    },
  ];
  return facts.flatMap(({ label, value }) =>
    typeof value === 'string' && value !== '' ? [{ label, value }] : [],
  );
}
