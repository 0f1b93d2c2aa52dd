import { isCalendarDate } from '../../../ground/people/calendar-date.ts';
import { isProvinceCode, provinceNameKey } from '../../../ground/people/provinces.ts';
import { isBlank } from '../fields/draft.ts';
import type { FieldSpec } from '../fields/field-spec.ts';

/** The formats take hundredths of a percent, the answers are whole percentages. */
const BASIS_POINTS = 100;

/** How one language, on a page or on a paper, writes what an answer may be. */
export type AnswerFormats = {
  /** No answer. */
  nothing: string;
  file: string;
  yes: string;
  no: string;
  translate: (key: string) => string;
  country: (code: string) => string;
  day: (day: string) => string;
  phone: (text: string) => string;
  money: (dollars: number) => string;
  percent: (basisPoints: number) => string;
};

/** An answer in words, as its field would show it: a choice in the option's own words; an invalid one as it was typed. */
export function answerText(spec: FieldSpec, answer: unknown, formats: AnswerFormats): string {
  if (isBlank(answer)) {
    return formats.nothing;
  }
  const text = String(answer);
  switch (spec.kind) {
    case 'choice': {
      const choice = spec.choices?.find(({ value }) => String(value) === text);
      return choice === undefined ? text : formats.translate(choice.labelKey);
    }
    case 'yesNo':
      return answer === true ? formats.yes : formats.no;
    case 'province':
      return isProvinceCode(answer) ? formats.translate(provinceNameKey(answer)) : text;
    case 'country':
      return formats.country(text);
    case 'date':
      return isCalendarDate(text) ? formats.day(text) : text;
    case 'phone':
      return formats.phone(text);
    case 'amount':
      return typeof answer === 'number' ? formats.money(answer) : text;
    case 'percentage':
      return typeof answer === 'number' ? formats.percent(answer * BASIS_POINTS) : text;
    case 'file':
      return formats.file;
    case 'secret':
      return text.replaceAll('-', '\u00a0');
    default:
      return text;
  }
}
