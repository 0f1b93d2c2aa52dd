import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { tradeStatusOf } from '@portal/domain/order/trades/trade-status';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '#state/store.ts';
import { tradesInRange } from '../trades-in-range.ts';
import { OrderCard } from './order-card.tsx';
import { OrderFilters } from './order-filters.tsx';

/** The orders, newest first as the server lists them. */
export function OrderList({ trades }: { trades: readonly Trade[] }) {
  const { t } = useTranslation();
  const range = useAppSelector(({ filter }) => filter.range);
  const hasOnlyArchived = trades.every(({ status }) => tradeStatusOf(status) === 'archived');
  const [showsArchived, setShowsArchived] = useState(hasOnlyArchived);
  const listed = tradesInRange(trades, range).filter(
    ({ status }) => showsArchived || tradeStatusOf(status) !== 'archived',
  );
  return (
    <section aria-labelledby="orders-title" className="flex min-w-0 flex-col gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="orders-title" className="text-2xl">
          {t('portfolio.orders')}
        </h2>
        <p role="status" className="figures text-sm text-muted">
          {t('portfolio.shown', { count: listed.length })}
        </p>
      </div>
      <OrderFilters showsArchived={showsArchived} onShowArchived={setShowsArchived} />
      {listed.length === 0 ? (
        <p className="text-muted">{t('portfolio.noneShown')}</p>
      ) : (
        <ul className="flex flex-col gap-5">
          {listed.map((trade) => (
            <li key={trade.id}>
              <OrderCard trade={trade} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
