import type { Referrer } from '@portal/domain/desk/orders/office-order-investor.wire';
import { useTranslation } from 'react-i18next';

/** Who referred an investor, in words; null if nobody did. */
export function useReferrer(referrer: Referrer | null): string | null {
  const { t } = useTranslation();
  if (referrer === null) {
    return null;
  }
  const { kind, name } = referrer;
  return name === null
    ? t('officeOrder.investor.referrers.notShown')
    : t(`officeOrder.investor.referrers.${kind}`, { name });
}
