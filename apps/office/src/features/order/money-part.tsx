import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import { isOfBankLine } from '@portal/domain/money/payments/bank-line-reference';
import { useFormats } from '@portal/web/i18n/use-formats';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { useTranslation } from 'react-i18next';
import { FlagsOfPage } from '#parts/flags/flags-of-page.tsx';
import { PagePart } from '#parts/page-part.tsx';
import { MoneyDecisions } from './money-decisions.tsx';
import { ReceiptButton } from './receipt-button.tsx';
import { ReturnableNotice } from './returnable-notice.tsx';

type MoneyPartProps = { page: OfficeOrder; mayClear: boolean; mayRecord: boolean };

/** Where the money of the order is, by the journal. */
export function MoneyPart({ page: { order, money }, mayClear, mayRecord }: MoneyPartProps) {
  const { t } = useTranslation();
  const { exactMoney, dateTime } = useFormats();
  if (money === null) {
    return (
      <PagePart id="money" title={t('officeOrder.money.title')}>
        <p className="text-muted">{t('officeOrder.money.none')}</p>
      </PagePart>
    );
  }
  const sums = [
    { id: 'inTrust', label: t('officeOrder.money.inTrust'), value: money.inTrust },
    { id: 'missing', label: t('officeOrder.money.missing'), value: money.missing },
    { id: 'toDebit', label: t('officeOrder.money.toDebit'), value: money.toDebit },
    { id: 'released', label: t('officeOrder.money.released'), value: money.released },
    { id: 'refunded', label: t('officeOrder.money.refunded'), value: money.refunded },
  ];
  return (
    <PagePart id="money" title={t('officeOrder.money.title')}>
      <FlagsOfPage flags={money.flags} mayClear={mayClear} of="order" />
      <ReturnableNotice money={money} />
      {money.isDebitUnderWay ? <p>{t('officeOrder.money.underWay')}</p> : null}
      <DefinitionList figures rows={sums.map((row) => ({ ...row, value: exactMoney(row.value) }))} />
      {mayRecord ? <ReceiptButton order={order} /> : null}
      <MoneyDecisions order={order} money={money} />
      <h3 className="font-semibold">{t('officeOrder.money.movements')}</h3>
      {money.movements.length === 0 ? (
        <p className="text-muted">{t('officeOrder.money.noMovements')}</p>
      ) : (
        <ul className="text-sm">
          {money.movements.map(({ id, kind, amount, at, reference, payor }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-6 border-line border-b py-2">
              <span>
                {t(`officeFlags.movements.${kind}`)} <span className="text-muted">{dateTime(at)}</span>{' '}
                {reference !== null && isOfBankLine(reference)
                  ? t('officeOrder.money.ofBank')
                  : (reference ?? '')}
                {payor === null ? null : (
                  <span className="block text-muted">{t('officeFlags.payor', { payor })}</span>
                )}
              </span>
              <span className="figures">{exactMoney(amount)}</span>
            </li>
          ))}
        </ul>
      )}
    </PagePart>
  );
}
