import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';

/** Warns of debits that the investor's bank may still reverse; draws nothing if there are none. */
export function ReturnableNotice({
  money,
}: {
  money: Pick<NonNullable<OfficeOrder['money']>, 'returnable'>;
}) {
  const { t } = useTranslation();
  const { exactMoney, day } = useFormats();
  const { returnable } = money;
  if (returnable === null) {
    return null;
  }
  const { amount, until } = returnable;
  return (
    <Notice tone="attention">
      {t('officeOrderMoney.returnable', { amount: exactMoney(amount), until: day(until) })}
    </Notice>
  );
}
