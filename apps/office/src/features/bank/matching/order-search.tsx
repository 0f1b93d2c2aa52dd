import {
  type MatchLineInput,
  ORDER_SEARCH_LENGTH_MAX,
  ORDER_SEARCH_LENGTH_MIN,
} from '@portal/domain/office/bank-schemas';
import type { OpenLine, OrderChoice } from '@portal/domain/wire/office-money';
import { Button } from '@portal/web/ui/button';
import { CallFailure } from '@portal/web/ui/call-failure';
import { TextField } from '@portal/web/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyOrderChoicesQuery } from './matching-api.ts';
import { OrderOffer } from './order-offer.tsx';
import type { Chosen } from './parts-list.tsx';

type OrderSearchProps = {
  line: Pick<OpenLine, 'left'>;
  kind: MatchLineInput['kind'];
  taken: ReadonlySet<string>;
  onChoose: (chosen: Chosen) => void;
};

/** Any other order, by its number or by its investor's name. */
export function OrderSearch({ line, kind, taken, onChoose }: OrderSearchProps) {
  const { t } = useTranslation();
  const [searched, setSearched] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const [find, { data: found, error, isFetching }] = useLazyOrderChoicesQuery();
  const search = (event: FormEvent) => {
    event.preventDefault();
    const isShort = searched.trim().length < ORDER_SEARCH_LENGTH_MIN;
    setProblem(isShort ? t('officeMatching.search.short') : undefined);
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
            label={t('officeMatching.search.label')}
            hint={t('officeMatching.search.hint')}
            optional="unsaid"
            autoComplete="off"
            error={problem}
            maxLength={ORDER_SEARCH_LENGTH_MAX}
            value={searched}
            onChange={setSearched}
          />
        </div>
        <Button type="submit" isPending={isFetching}>
          {t('officeMatching.search.submit')}
        </Button>
      </form>
      {error === undefined ? null : <CallFailure error={error} />}
      <p role="status" className="text-muted text-sm">
        {found === undefined ? '' : t('officeMatching.search.found', { count: found.length })}
      </p>
      <ul className="grid gap-2 empty:hidden">
        {(found ?? []).map((order) => (
          <OrderOffer
            key={order.tradeId}
            order={order}
            isTaken={taken.has(order.tradeId)}
            onChoose={() => onChoose({ order, amount: amountFor(order, line, kind) })}
          />
        ))}
      </ul>
    </div>
  );
}

/** What such a match would take of the line: what the order lacks, or what was told of it; a person may say otherwise. */
function amountFor(
  { missing, told }: OrderChoice,
  { left }: Pick<OpenLine, 'left'>,
  kind: MatchLineInput['kind'],
): number {
  const KINDS = { received: ['received'], returned: ['returned'], 'paid-out': ['released', 'refunded'] };
  const amounts = told.filter((money) => KINDS[kind].includes(money.kind)).map(({ amount }) => amount);
  const wanted = amounts.find((amount) => amount === left) ?? amounts.find((amount) => amount < left);
  return wanted ?? (kind === 'received' && missing > 0 ? missing : left);
}
