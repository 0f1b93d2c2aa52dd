import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import { CostsOfOrder } from '@portal/web/ui/costs-of-order';
import { Disclosure } from '@portal/web/ui/disclosure';
import { useTranslation } from 'react-i18next';

type OrderCostsProps = {
  deal: Deal;
  /** Dollars of the order; null while what is typed buys no whole units. */
  amount: number | null;
};

/** What this order costs in dollars, and what the issuer says of its costs in its own words: folded away beside its figures, which they repeat on $10,000. */
export function OrderCosts({ deal, amount }: OrderCostsProps) {
  const { t } = useTranslation();
  const said = deal.infoTable.find(({ kind }) => kind === 'fees');
  return (
    <div>
      {amount === null ? null : <CostsOfOrder costs={deal.costs} amount={amount} level={2} />}
      <p className="mt-4 border-line border-t pt-4 text-sm text-muted">
        {t('wizard.order.noFees')}
        {said !== undefined && deal.costs === undefined
          ? ` ${t('wizard.order.costs', { label: said.label, words: said.value })}`
          : null}
      </p>
      {said !== undefined && deal.costs !== undefined ? (
        <Disclosure summary={t('wizard.order.costsInWords', { label: said.label })}>{said.value}</Disclosure>
      ) : null}
    </div>
  );
}
