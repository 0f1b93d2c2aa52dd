import type { Deal } from '@portal/domain/wire/deal';
import { CostsOfOrder } from '@portal/web/ui/costs-of-order';
import { useTranslation } from 'react-i18next';

type OrderCostsProps = {
  deal: Deal;
  /** Dollars of the order; null while what is typed buys no whole units. */
  amount: number | null;
};

/** What this order costs in dollars, and what the issuer says of its costs in its own words: those alone where it gave no figures. */
export function OrderCosts({ deal, amount }: OrderCostsProps) {
  const { t } = useTranslation();
  const said = deal.infoTable.find(({ kind }) => kind === 'fees');
  const words =
    said === undefined
      ? []
      : [
          t(deal.costs === undefined ? 'wizard.order.costs' : 'wizard.order.costsInWords', {
            label: said.label,
            words: said.value,
          }),
        ];
  return (
    <div>
      {amount === null ? null : <CostsOfOrder costs={deal.costs} amount={amount} level={2} />}
      <p className="mt-4 border-line border-t pt-4 text-sm text-muted">
        {[t('wizard.order.noFees'), ...words].join(' ')}
      </p>
    </div>
  );
}
