import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { tradeStatusOf } from '@portal/domain/order/trades/trade-status';
import { Button } from '@portal/web/ui/button';
import { DateField } from '@portal/web/ui/date-field';
import { Disclosure } from '@portal/web/ui/disclosure';
import { Switch } from '@portal/web/ui/switch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setRange } from '#state/slices/filter-slice.ts';
import { useAppDispatch, useAppSelector } from '#state/store.ts';
import { tradesInRange } from '../trades-in-range.ts';
import { OrderCard } from './order-card.tsx';

/** The orders, newest first, as the server lists them. */
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

type OrderFiltersProps = { showsArchived: boolean; onShowArchived: (shows: boolean) => void };

/** Filters the orders by date placed, and whether to include cancelled ones. */
function OrderFilters({ showsArchived, onShowArchived }: OrderFiltersProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [start, end] = useAppSelector(({ filter }) => filter.range);
  const dayOf = (typed: string) => (typed === '' ? null : typed);
  return (
    <Disclosure summary={t('portfolio.filters.title')} isOpenAtFirst={start !== null || end !== null}>
      <div className="flex flex-col gap-5 text-text">
        <div className="grid gap-5 sm:grid-cols-2">
          <DateField
            name="rangeStart"
            label={t('portfolio.filters.from')}
            optional
            value={start ?? ''}
            onChange={(typed) => dispatch(setRange([dayOf(typed), end]))}
          />
          <DateField
            name="rangeEnd"
            label={t('portfolio.filters.to')}
            optional
            value={end ?? ''}
            onChange={(typed) => dispatch(setRange([start, dayOf(typed)]))}
          />
        </div>
        <Switch name="archived" value={showsArchived} onChange={onShowArchived}>
          {t('portfolio.filters.archived')}
        </Switch>
        {start === null && end === null ? null : (
          <div>
            <Button size="small" onPress={() => dispatch(setRange([null, null]))}>
              {t('portfolio.filters.reset')}
            </Button>
          </div>
        )}
      </div>
    </Disclosure>
  );
}
