import { isProvinceCode, provinceNameKey } from '@portal/domain/ground/people/provinces';
import { cancelStateOf } from '@portal/domain/order/trades/cancel-state';
import { moneyMeant, moneyStateOf } from '@portal/domain/order/trades/money-state';
import { orderReference } from '@portal/domain/order/trades/order-reference';
import { paymentMethodKeys } from '@portal/domain/order/trades/payment-methods';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { tradeStatusOf } from '@portal/domain/order/trades/trade-status';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/use-formats.ts';
import { Card } from '../ui/card.tsx';
import { CostsOfOrder } from '../ui/costs-of-order.tsx';
import { DefinitionList } from '../ui/definition-list.tsx';
import { Money } from '../ui/money.tsx';

type Row = { id: string; label: string; value: ReactNode };

/** What was ordered, in whose name, how it is paid, and where the money is, unless the cancellation notice says so. */
export function OrderFacts({ trade }: { trade: Trade }) {
  const { t } = useTranslation();
  const { number, exactMoney } = useFormats();
  const titleId = useId();
  const rows: Row[] = [
    {
      id: 'total',
      label: t('portfolio.facts.total'),
      value: (
        <strong className="font-semibold">
          <Money dollars={trade.orderTotal} />
        </strong>
      ),
    },
    { id: 'quantity', label: t('portfolio.facts.quantity'), value: number(trade.quantity) },
    ...useParticulars(trade),
    { id: 'payment', label: t('portfolio.facts.payment'), value: usePaymentWords(trade) },
    // Units have no value between closings: their cost is shown, never that they are worth nothing.
    ...(tradeStatusOf(trade.status) === 'settled'
      ? [
          {
            id: 'value',
            label: t('portfolio.facts.value'),
            value: t('portfolio.facts.notValued', { amount: exactMoney(trade.orderTotal) }),
          },
        ]
      : []),
    { id: 'reference', label: t('portfolio.facts.reference'), value: orderReference(trade.id) },
  ];
  return (
    <Card as="section" labelledBy={titleId}>
      <h2 id={titleId} className="text-xl">
        {t('portfolio.facts.title')}
      </h2>
      <div className="mt-2 text-sm">
        <DefinitionList rows={rows} />
        <CostsOfOrder costs={trade.costs} amount={trade.orderTotal} />
      </div>
      {cancelStateOf(trade) === 'cancelled' ? null : <MoneyWords trade={trade} />}
    </Card>
  );
}

/** Where the money is, with the day on which it came or went. */
function MoneyWords({ trade }: { trade: Trade }) {
  const { t } = useTranslation();
  const { date, exactMoney } = useFormats();
  const state = moneyStateOf(trade);
  const on = state === 'released' ? trade.money.releasedAt : trade.fundsReceivedAt;
  const words = { amount: exactMoney(moneyMeant(trade)), trustee: trade.payee.name };
  return (
    <p className="mt-2 rounded-control bg-sunken px-4 py-3 text-sm">
      {state === 'released' && typeof on === 'string'
        ? t('portfolio.money.releasedOn', { ...words, date: date(on) })
        : t(`portfolio.money.${state}`, { ...words, date: typeof on === 'string' ? date(on) : '' })}
    </p>
  );
}

/** In whose name the units are, and where and with whom it was signed, as far as known. */
function useParticulars(trade: Trade): Row[] {
  const { t } = useTranslation();
  const { scheduleA } = trade.subDoc;
  const { jointInvestor } = trade;
  const province = scheduleA?.province;
  const place =
    province !== undefined && isProvinceCode(province)
      ? t('portfolio.facts.placeOf', { city: scheduleA?.city ?? '', province: t(provinceNameKey(province)) })
      : (scheduleA?.city ?? '');
  return [
    { id: 'name', label: t('portfolio.facts.registeredName'), value: scheduleA?.registeredName ?? '' },
    { id: 'place', label: t('portfolio.facts.place'), value: place },
    {
      id: 'joint',
      label: t('portfolio.facts.joint'),
      value: jointInvestor === null ? '' : `${jointInvestor.firstName} ${jointInvestor.lastName}`,
    },
  ].filter(({ value }) => value !== '');
}

function usePaymentWords({ payment }: Trade): string {
  const { t } = useTranslation();
  if (payment === null) {
    return t('portfolio.facts.notChosen');
  }
  const name = t(paymentMethodKeys(payment.method).name);
  return payment.accountLastDigits === null
    ? name
    : t('portfolio.facts.account', { name, digits: payment.accountLastDigits });
}
