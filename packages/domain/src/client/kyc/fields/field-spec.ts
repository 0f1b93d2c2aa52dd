import { fullQuestionKeyOf, helpKeyOf, labelKeyOf } from './kyc-texts.ts';
import type { Choice } from './options.ts';
import type { SectionName } from './section-names.ts';

/** How a field is asked: decides the control, the keyboard of a phone and the empty value. */
export type FieldKind =
  | 'text'
  | 'longText'
  | 'email'
  | 'phone'
  | 'date'
  | 'secret'
  | 'choice'
  | 'yesNo'
  | 'province'
  | 'country'
  | 'postalCode'
  | 'wholeNumber'
  | 'amount'
  | 'percentage'
  | 'file'
  | 'computed';

/**
 * One field of a section. Its label is always there; `hint` and `question` say whether the texts hold a hint ('why we
 * ask') and a full question to use as the legend where the label is a short name only.
 */
export type FieldSpec = {
  path: string;
  kind: FieldKind;
  choices?: readonly Choice<string | number>[];
  /** Characters of a text. */
  maxLength?: number;
  /** Greatest number allowed. */
  max?: number;
  hint?: true;
  question?: true;
  /** Asked by versions of before: shown where it was answered and nothing newer says the same, and asked no more. */
  formerly?: true;
};

/** The message key of a field's question: `kycPolitical.pep.value.question`. */
export function questionKeyOf(section: SectionName, spec: FieldSpec): string {
  return spec.question === true ? fullQuestionKeyOf(section, spec.path) : labelKeyOf(section, spec.path);
}

/** The message key of a field's hint, undefined where there is nothing to add to the label. */
export function hintKeyOf(section: SectionName, spec: FieldSpec): string | undefined {
  return spec.hint === true ? helpKeyOf(section, spec.path) : undefined;
}

/** The value of a field that nobody has answered: text is empty, everything else is null. */
export function blankValue(kind: FieldKind): '' | null {
  return ['yesNo', 'wholeNumber', 'amount', 'percentage', 'file', 'computed'].includes(kind) ? null : '';
}

/** The same fields under another part: `prefixed('spouse', ...)` turns `status` into `spouse.status`. */
export function prefixed(part: string, specs: readonly FieldSpec[]): readonly FieldSpec[] {
  return specs.map((spec) => ({ ...spec, path: `${part}.${spec.path}` }));
}
