import { answerText } from '@portal/domain/client/kyc/answers/answer-text';
import { answeredFields } from '@portal/domain/client/kyc/checks/answered-fields';
import { partAt } from '@portal/domain/client/kyc/fields/draft';
import { type FieldSpec, questionKeyOf } from '@portal/domain/client/kyc/fields/field-spec';
import type { KycContext } from '@portal/domain/client/kyc/fields/kyc-context';
import { fullQuestionKeyOf, labelKeyOf } from '@portal/domain/client/kyc/fields/kyc-texts';
import type { SectionName } from '@portal/domain/client/kyc/fields/section-names';
import { SECTION_FIELDS } from '@portal/domain/client/kyc/sections/section-schemas';
import { countryName } from '@portal/domain/ground/countries/countries';
import { formatDay } from '@portal/domain/ground/formats/dates';
import { formatPhone } from '@portal/domain/ground/formats/format-phone';
import { formatPercent } from '@portal/domain/ground/formats/numbers';
import { formatCents } from '@portal/domain/ground/money/format-cents';
import type { Language } from '@portal/domain/ground/people/languages';
import type { TableRow } from '../../../../papers/documents/blocks.ts';
import { translate, translateKey } from '../../../../platform/language/translate.ts';

const CENTS_PER_DOLLAR = 100;
/** Three shares of one question. */
const DIVIDED = 'potentialLoss';

/**
 * The lines of a section on a paper: each question that was asked and answered, in its own words, and its answer as its field shows
 * it. A new question of the profile has its line by itself. Amounts of 0, possibly a dozen, are one line; what is computed comes last.
 */
export function linesOfSection(
  section: SectionName,
  profile: unknown,
  context: KycContext,
  language: Language,
): TableRow[] {
  const answers = partAt(profile, section);
  const wordsOf = answersIn(language);
  const asked = answeredFields(section, answers, context);
  const isNothing = ({ path, kind }: FieldSpec) => kind === 'amount' && partAt(answers, path) === 0;
  const isShare = ({ path }: FieldSpec) => path.startsWith(`${DIVIDED}.`);
  const label = (spec: FieldSpec) => translateKey(language, labelKeyOf(section, spec.path));
  const lineOf = (spec: FieldSpec) => ({
    label: translateKey(language, questionKeyOf(section, spec)),
    value: wordsOf(spec, partAt(answers, spec.path)),
  });
  const shares = asked.filter(isShare);
  const nothing = asked.filter(isNothing);
  return [
    ...asked.filter((spec) => !isNothing(spec) && !isShare(spec)).map(lineOf),
    ...joined(shares, translateKey(language, fullQuestionKeyOf(section, DIVIDED)), (each) =>
      each.map((spec) => `${label(spec)}: ${wordsOf(spec, partAt(answers, spec.path))}`).join('; '),
    ),
    ...joined(nothing, nothing.map(label).join(', '), () => money(0, language)),
    ...totalsOf(section, answers, language),
  ];
}

function joined(
  specs: readonly FieldSpec[],
  label: string,
  value: (specs: readonly FieldSpec[]) => string,
): TableRow[] {
  return specs.length === 0 ? [] : [{ label, value: value(specs) }];
}

function totalsOf(section: SectionName, answers: unknown, language: Language): TableRow[] {
  return SECTION_FIELDS[section].flatMap(({ path, kind }) => {
    const total = partAt(answers, path);
    return kind === 'computed' && typeof total === 'number'
      ? [{ label: translateKey(language, labelKeyOf(section, path)), value: money(total, language) }]
      : [];
  });
}

function answersIn(language: Language): (spec: FieldSpec, answer: unknown) => string {
  const formats = {
    nothing: '',
    file: translate(language, 'kycForm.review.onFile'),
    yes: translate(language, 'documentsKyc.yes'),
    no: translate(language, 'documentsKyc.no'),
    translate: (key: string) => translateKey(language, key),
    country: (code: string) => countryName(code, language),
    day: (day: string) => formatDay(day, language),
    phone: (text: string) => formatPhone(text, language),
    money: (dollars: number) => money(dollars, language),
    percent: (basisPoints: number) => formatPercent(basisPoints, language),
  };
  return (spec, answer) => answerText(spec, answer, formats);
}

function money(dollars: number, language: Language): string {
  return formatCents(BigInt(Math.round(dollars * CENTS_PER_DOLLAR)), language);
}
