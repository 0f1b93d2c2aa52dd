import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { TrustDayContent } from '@portal/domain/money/reconciliation/office-trust-days.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { Disclosure } from '@portal/web/ui/disclosure';
import { Money } from '@portal/web/ui/money';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';
import { generatePath } from 'react-router';
import { PagePart } from '#parts/page-part.tsx';

type HeldPartProps = { content: TrustDayContent; mayOpenOrders: boolean };

/** Investors' money: held for orders, unapplied, and on its way out. */
export function HeldPart({ content: { held, investors }, mayOpenOrders }: HeldPartProps) {
  const { t } = useTranslation();
  const { exactMoney, number } = useFormats();
  const parts = ['forOrders', 'unapplied', 'toIssuers', 'toInvestors'] as const;
  const rows = [
    ...parts.map((id) => ({
      id,
      label: t(`officeTrustDays.held.${id}`),
      value:
        id === 'unapplied' && held.unapplied !== 0 ? (
          <TextLink href={OFFICE_PAGES.moneyUnapplied}>{exactMoney(held.unapplied)}</TextLink>
        ) : (
          exactMoney(held[id])
        ),
      isTotal: false,
    })),
    {
      id: 'total',
      label: t('officeTrustDays.held.total'),
      value: exactMoney(investors.closing),
      isTotal: true,
    },
  ];
  const { orders } = held;
  return (
    <PagePart id="held" title={t('officeTrustDays.sides.investors')}>
      <DefinitionList figures rows={rows} />
      {orders.length === 0 ? null : (
        <Disclosure
          summary={t('officeTrustDays.orders', { count: orders.length, number: number(orders.length) })}
        >
          <ul>
            {orders.map(({ tradeId, reference, amount }) => {
              const name = t('officeTrustDays.order', { reference });
              return (
                <li key={tradeId} className="flex justify-between gap-4 border-line border-t py-2">
                  {mayOpenOrders ? (
                    <TextLink href={`${generatePath(OFFICE_PAGES.order, { orderId: tradeId })}#money`}>
                      {name}
                    </TextLink>
                  ) : (
                    name
                  )}
                  <Money dollars={amount} />
                </li>
              );
            })}
          </ul>
        </Disclosure>
      )}
    </PagePart>
  );
}
