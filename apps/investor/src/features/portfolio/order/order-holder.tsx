import { tradeStatusOf } from '@portal/domain/trades/trade-status';
import type { OrderAtDealer } from '@portal/domain/wire/order-at-dealer';
import type { Trade } from '@portal/domain/wire/trade';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useTranslation } from 'react-i18next';
import { useOrderAtDealerQuery } from '#state/order-at-dealer-api.ts';

/** Who at the dealer has the order, and by when they mean to answer; nothing while it is not with the dealer. */
export function OrderHolder({ trade }: { trade: Pick<Trade, 'id' | 'status'> }) {
  const { t } = useTranslation();
  const { day } = useFormats();
  const status = tradeStatusOf(trade.status);
  const isWithDealer = status === 'submitted' || status === 'inReview';
  const { data } = useOrderAtDealerQuery(trade.id, { skip: !isWithDealer });
  const holder = isWithDealer ? (data?.holder ?? null) : null;
  if (holder === null) {
    return null;
  }
  return (
    <p className="text-muted">
      {t(`portfolio.holder.${whoOf(holder)}`, { name: holder.who?.firstName ?? '' })}{' '}
      {t('portfolio.holder.until', { date: day(holder.dueOn) })}
    </p>
  );
}

function whoOf({ who }: NonNullable<OrderAtDealer['holder']>): 'nobody' | 'representative' | 'compliance' {
  return who === null ? 'nobody' : who.role;
}
