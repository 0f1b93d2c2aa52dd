import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { OrderChoice } from '@portal/domain/money/bank/lines/office-money.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Button } from '@portal/web/ui/button';
import { TextLink } from '@portal/web/ui/text-link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath } from 'react-router';

type OrderOfferProps = { order: OrderChoice; isTaken: boolean; onChoose: () => void; children?: ReactNode };

/** One order to choose for a line. Its page opens in a new tab, so that what was typed here stays. */
export function OrderOffer({ order, isTaken, onChoose, children }: OrderOfferProps) {
  const { t } = useTranslation();
  const { exactMoney } = useFormats();
  const { tradeId, reference, investor, status, total, missing, told } = order;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line px-4 py-3">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <TextLink
            href={generatePath(OFFICE_PAGES.order, { orderId: tradeId })}
            target="_blank"
            aria-label={t('officeOrderSearch.offer.open', { reference })}
          >
            {reference}
          </TextLink>
          <span className="font-semibold wrap-anywhere">{investor}</span>
        </p>
        <p className="text-muted text-sm">
          {t('officeOrderSearch.offer.facts', {
            status: t(`trades.status.${status}.name`),
            total: exactMoney(total),
            missing: exactMoney(missing),
          })}
        </p>
        {told.map(({ kind, amount }) => (
          <p key={`${kind} ${amount}`} className="text-muted text-sm">
            {t(`officeOrderSearch.offer.told.${kind}`, { amount: exactMoney(amount) })}
          </p>
        ))}
        <p className="flex flex-wrap gap-2 empty:hidden">{children}</p>
      </div>
      <Button
        size="small"
        isDisabled={isTaken}
        aria-label={t(isTaken ? 'officeOrderSearch.offer.takenOne' : 'officeOrderSearch.offer.chooseOne', {
          reference,
        })}
        onPress={onChoose}
      >
        {t(isTaken ? 'officeOrderSearch.offer.taken' : 'officeOrderSearch.offer.choose')}
      </Button>
    </li>
  );
}
