import { fullName } from '@portal/domain/ground/formats/full-name';
import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import { orderReference } from '@portal/domain/order/trades/order-reference';
import { paymentMethodKeys } from '@portal/domain/order/trades/payment-methods';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Card } from '@portal/web/ui/card';
import { CostsOfOrder } from '@portal/web/ui/costs-of-order';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { Money } from '@portal/web/ui/money';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

/** The order in figures, as on the server. */
export function OrderSummary({ deal, trade }: { deal: Deal; trade: Trade }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const titleId = useId();
  const method = trade.subDoc.paymentMethod;
  const rows = [
    { id: 'deal', label: t('wizard.complete.deal'), value: deal.name },
    {
      id: 'total',
      label: t('wizard.complete.total'),
      value: (
        <strong className="font-semibold">
          <Money dollars={trade.orderTotal} />
        </strong>
      ),
    },
    { id: 'quantity', label: t('wizard.complete.quantity'), value: formats.number(trade.quantity) },
    ...(trade.jointInvestor === null
      ? []
      : [{ id: 'joint', label: t('joint.label'), value: fullName(trade.jointInvestor) }]),
    ...(method === undefined
      ? []
      : [{ id: 'payment', label: t('wizard.complete.payment'), value: t(paymentMethodKeys(method).name) }]),
    {
      id: 'reference',
      label: t('wizard.complete.reference'),
      value: orderReference(trade.id),
    },
  ];
  return (
    <Card as="section" labelledBy={titleId}>
      <h2 id={titleId} className="mb-3 text-xl">
        {t('wizard.complete.summary')}
      </h2>
      <DefinitionList figures rows={rows} />
      <CostsOfOrder costs={trade.costs} amount={trade.orderTotal} />
    </Card>
  );
}
