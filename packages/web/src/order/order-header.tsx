import { fullName } from '@portal/domain/ground/formats/full-name';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { tradeStatusKeys, tradeStatusOf } from '@portal/domain/order/trades/trade-status';
import { nextActionKeys } from '@portal/domain/order/wizard/next-action';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/use-formats.ts';
import { Money } from '../ui/money.tsx';
import { ReservedUntil } from '../ui/reserved-until.tsx';
import { jointWaitedFor } from './joint-waited-for.ts';
import { StatusBadge } from './status-badge.tsx';

type OrderHeaderProps = {
  trade: Trade;
  /** A link back. */
  back: ReactNode;
  /** The link to the deal. */
  dealLink: ReactNode;
  /** True if it is the page's own title. */
  isPage: boolean;
};

/** The order, its amount, and what its state means for its investor. */
export function OrderHeader({ trade, back, dealLink, isPage }: OrderHeaderProps) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const joint = jointWaitedFor(trade);
  const Title = isPage ? 'h1' : 'h2';
  return (
    <header className="flex flex-col gap-3">
      {back}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div className="flex min-w-0 flex-col gap-2">
          <div>
            <StatusBadge status={trade.status} />
          </div>
          <Title className="text-3xl">{t('portfolio.order.title', { deal: trade.dealId.name })}</Title>
          <p className="text-muted">
            {t('portfolio.order.placed', { date: date(trade.createdAt), location: trade.dealId.location })}{' '}
            {dealLink}
          </p>
        </div>
        <p className="font-display text-3xl">
          <Money dollars={trade.orderTotal} />
        </p>
      </div>
      <p className="max-w-prose">
        {joint === null
          ? t(tradeStatusKeys(tradeStatusOf(trade.status)).text)
          : t(nextActionKeys('wait-for-joint').text, { name: fullName(joint) })}
      </p>
      <ReservedUntil order={trade} />
    </header>
  );
}
