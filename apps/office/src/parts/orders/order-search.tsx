import {
  ORDER_SEARCH_LENGTH_MAX,
  ORDER_SEARCH_LENGTH_MIN,
  ORDERS_FOUND_MAX,
} from '@portal/domain/money/bank/lines/bank-schemas';
import type { OrderChoice } from '@portal/domain/money/bank/lines/office-money.wire';
import { Button } from '@portal/web/ui/button';
import { CallFailure } from '@portal/web/ui/call-failure';
import { TextField } from '@portal/web/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyOrderChoicesQuery } from '#state/order-choices-api.ts';
import { OrderOffer } from './order-offer.tsx';

type OrderSearchProps = { taken: ReadonlySet<string>; onChoose: (order: OrderChoice) => void };

/** Finds any order by its number or its investor's name. */
export function OrderSearch({ taken, onChoose }: OrderSearchProps) {
  const { t } = useTranslation();
  const [searched, setSearched] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const [find, { data: found, error, isFetching }] = useLazyOrderChoicesQuery();
  const search = (event: FormEvent) => {
    event.preventDefault();
    const isShort = searched.trim().length < ORDER_SEARCH_LENGTH_MIN;
    setProblem(isShort ? t('officeOrderSearch.search.short') : undefined);
    if (!isShort) {
      void find({ search: searched.trim() });
    }
  };
  return (
    <div className="grid gap-3">
      <form noValidate onSubmit={search} className="flex flex-wrap items-end gap-3">
        <div className="min-w-48 grow">
          <TextField
            name="order-search"
            label={t('officeOrderSearch.search.label')}
            hint={t('officeOrderSearch.search.hint')}
            optional="unsaid"
            autoComplete="off"
            error={problem}
            maxLength={ORDER_SEARCH_LENGTH_MAX}
            value={searched}
            onChange={setSearched}
          />
        </div>
        <Button type="submit" isPending={isFetching}>
          {t('officeOrderSearch.search.submit')}
        </Button>
      </form>
      {error === undefined ? null : <CallFailure error={error} />}
      <p role="status" className="text-muted text-sm">
        {found === undefined
          ? ''
          : t(`officeOrderSearch.search.${found.length < ORDERS_FOUND_MAX ? 'found' : 'first'}`, {
              count: found.length,
            })}
      </p>
      <ul className="grid gap-2 empty:hidden">
        {(found ?? []).map((order) => (
          <OrderOffer
            key={order.tradeId}
            order={order}
            isTaken={taken.has(order.tradeId)}
            onChoose={() => onChoose(order)}
          />
        ))}
      </ul>
    </div>
  );
}
