import { answerText } from '@portal/domain/client/kyc/answers/answer-text';
import type { FieldSpec } from '@portal/domain/client/kyc/fields/field-spec';
import { countryName } from '@portal/domain/ground/countries/countries';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/use-formats.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { usePhoneFormat } from '../i18n/use-phone-format.ts';
import { useTranslateKey } from '../i18n/use-translate-key.ts';

/** The words for no answer, and for a file. */
export type AnswerWords = { nothing: string; file: string };

/** An answer in words, as its field would show it; an invalid one as it was typed. */
export function useAnswerText(words: AnswerWords): (spec: FieldSpec, answer: unknown) => string {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  const formats = useFormats();
  const phone = usePhoneFormat();
  const language = useLanguage();
  const all = {
    ...formats,
    ...words,
    phone,
    yes: t('ui.yes'),
    no: t('ui.no'),
    translate,
    country: (code: string) => countryName(code, language),
  };
  return (spec, answer) => answerText(spec, answer, all);
}
