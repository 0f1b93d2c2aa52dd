import type { ThirdParty } from '@portal/domain/order/trades/schedule-a.wire';
import { useClocklessFormats } from '@portal/web/i18n/use-formats';
import { usePhoneFormat } from '@portal/web/i18n/use-phone-format';
import { useTranslation } from 'react-i18next';

/** For whom an order is made, with everything that was told of somebody else; null where nobody was asked, or the role does not read it. */
export function useThirdParty(thirdParty: ThirdParty | undefined): string | null {
  const { t } = useTranslation();
  const { day } = useClocklessFormats();
  const phone = usePhoneFormat();
  if (thirdParty === undefined) {
    return null;
  }
  if (!thirdParty.isForOther) {
    return t('officeOrder.facts.forPurchasers');
  }
  const known =
    thirdParty.kind === 'person'
      ? t('officeOrder.facts.bornOn', { day: day(thirdParty.birthdate) })
      : thirdParty.registration;
  return [
    thirdParty.name,
    thirdParty.relation,
    thirdParty.occupation,
    known,
    thirdParty.address,
    phone(thirdParty.phone),
  ].join(', ');
}
