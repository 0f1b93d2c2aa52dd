import { isCalendarDate } from '@portal/domain/ground/people/calendar-date';
import { isProvinceCode, provinceNameKey } from '@portal/domain/ground/people/provinces';
import {
  ISSUER_RELATIONS,
  MEMORANDUM_FORMS,
  MEMORANDUM_SCHEDULES,
  OFFERING_EXEMPTIONS,
  REDEMPTION_STATES,
  SECURITY_CODES,
} from '@portal/domain/offering/deals/offering';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useTranslation } from 'react-i18next';

const OFFERING = 'content.offering.';

/** A choice, a list of them or a day of the offering in words; undefined for any other field. */
export function useOfferingText(): (path: string, value: string) => string | undefined {
  const { t } = useTranslation();
  const { day } = useFormats();
  return (path, value) => {
    if (!path.startsWith(OFFERING)) {
      return undefined;
    }
    const words = value.split(' ').map((code) => wordOf(path.slice(OFFERING.length), code));
    return words.every((word) => word !== undefined) ? words.join(', ') : undefined;
  };

  function wordOf(field: string, code: string): string | undefined {
    switch (field) {
      case 'offeredIn':
        return isProvinceCode(code) ? t(provinceNameKey(code)) : undefined;
      case 'exemptions':
        return named(OFFERING_EXEMPTIONS, code, (one) => t(`officeDeals.exemptions.${one}`));
      case 'securityCode':
        return named(SECURITY_CODES, code, (one) => t(`officeDeals.securityCodes.${one}`));
      case 'related.kind':
        return named(ISSUER_RELATIONS, code, (one) => t(`officeDeals.relations.${one}`));
      case 'memorandum.form':
        return named(MEMORANDUM_FORMS, code, (one) => t(`officeDeals.memorandumForms.${one}`));
      case 'memorandum.schedules':
        return named(MEMORANDUM_SCHEDULES, code, (one) => t(`officeDeals.schedules.${one}`));
      case 'redemption.status':
        return named(REDEMPTION_STATES, code, (one) => t(`officeDeals.redemptionStates.${one}`));
      default:
        return isCalendarDate(code) ? day(code) : undefined;
    }
  }
}

function named<Code extends string>(
  codes: readonly Code[],
  code: string,
  wordFor: (code: Code) => string,
): string | undefined {
  const known = codes.find((one) => one === code);
  return known === undefined ? undefined : wordFor(known);
}
