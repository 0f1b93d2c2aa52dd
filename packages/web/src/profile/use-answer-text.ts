import { isBlank } from '@portal/domain/client/kyc/fields/draft';
import type { FieldSpec } from '@portal/domain/client/kyc/fields/field-spec';
import { countryName } from '@portal/domain/ground/countries/countries';
import { isCalendarDate } from '@portal/domain/ground/people/calendar-date';
import { isProvinceCode, provinceNameKey } from '@portal/domain/ground/people/provinces';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/use-formats.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { usePhoneFormat } from '../i18n/use-phone-format.ts';
import { useTranslateKey } from '../i18n/use-translate-key.ts';

/** The formats take hundredths of a percent, the answers are whole percentages. */
const BASIS_POINTS = 100;

/** The words for no answer, and for a file. */
export type AnswerWords = { nothing: string; file: string };

/** An answer in words, as its field would show it; an invalid one as it was typed. */
export function useAnswerText(words: AnswerWords): (spec: FieldSpec, answer: unknown) => string {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  const formats = useFormats();
  const phone = usePhoneFormat();
  const language = useLanguage();
  return (spec, answer) => {
    if (isBlank(answer)) {
      return words.nothing;
    }
    const text = String(answer);
    switch (spec.kind) {
      case 'choice': {
        const choice = spec.choices?.find(({ value }) => String(value) === text);
        return choice === undefined ? text : translate(choice.labelKey);
      }
      case 'yesNo':
        return t(answer === true ? 'ui.yes' : 'ui.no');
      case 'province':
        return isProvinceCode(answer) ? translate(provinceNameKey(answer)) : text;
      case 'country':
        return countryName(text, language);
      case 'date':
        return isCalendarDate(text) ? formats.day(text) : text;
      case 'phone':
        return phone(text);
      case 'amount':
        return typeof answer === 'number' ? formats.money(answer) : text;
      case 'percentage':
        return typeof answer === 'number' ? formats.percent(answer * BASIS_POINTS) : text;
      case 'file':
        return words.file;
      case 'secret':
        return text.replaceAll('-', '\u00a0');
      default:
        return text;
    }
  };
}
