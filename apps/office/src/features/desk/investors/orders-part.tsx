import type { OfficeInvestor } from '@portal/domain/desk/investors/office-investors.wire';
import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Badge } from '@portal/web/ui/badge';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';
import { generatePath } from 'react-router';
import { PagePart } from '#parts/page-part.tsx';

/** The investor's orders, each with its state. */
export function OrdersPart({ orders }: Pick<OfficeInvestor, 'orders'>) {
  const { t } = useTranslation();
  const { exactMoney, date } = useFormats();
  return (
    <PagePart id="orders" title={t('officeInvestors.orders.title')}>
      {orders.length === 0 ? <p className="text-muted">{t('officeInvestors.orders.none')}</p> : null}
      <ul className="empty:hidden">
        {orders.map(({ id, reference, dealName, status, total, createdAt }) => (
          <li key={id} className="border-line border-b py-3 first:pt-0 last:border-b-0 last:pb-0">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <TextLink href={generatePath(OFFICE_PAGES.order, { orderId: id })}>{reference}</TextLink>
              <Badge>{t(`trades.status.${status}.name`)}</Badge>
            </p>
            <p className="wrap-anywhere">{dealName}</p>
            <p className="figures text-muted text-sm">
              {exactMoney(total)} · {date(createdAt)}
            </p>
          </li>
        ))}
      </ul>
    </PagePart>
  );
}
