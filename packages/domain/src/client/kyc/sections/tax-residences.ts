import { isCountryCode } from '../../../ground/countries/is-country-code.ts';
import { isMasked } from '../../../ground/formats/mask-number.ts';
import { oneOf } from '../fields/choice-rules.ts';
import { isBlank, partAt } from '../fields/draft.ts';
import { askedWhen, type FieldSchema, field, group, groupOf, type Rule } from '../fields/field-schema.ts';
import { type FieldSpec, prefixed } from '../fields/field-spec.ts';
import { TAX_RESIDENCES_MAX, TEXT_LIMITS } from '../fields/kyc-limits.ts';
import { NO_TAX_NUMBER_REASONS } from '../fields/options.ts';
import { rowNames } from '../fields/rows.ts';
import { code, required } from '../fields/text-rules.ts';
import { HOME_COUNTRY } from './address.ts';

/** The lines for countries other than Canada in which somebody pays tax. */
export const TAX_ROWS = rowNames(TAX_RESIDENCES_MAX);

/** Whether somebody says that Canada is not the only country in which they pay tax. */
export function paysTaxElsewhere(basics: unknown): boolean {
  return partAt(basics, 'canadianTaxResident.status') === false;
}

/** The rules of the lines: a line that is begun names the country and its number, or why there is none; one line at least is filled in. */
export function taxResidencesSchema(basics: unknown) {
  const isBegun = (row: string) => TAX_FIELDS.some(({ path }) => !isBlank(answerAt(basics, row, path)));
  const isNothingBegun = !TAX_ROWS.some(isBegun);
  return groupOf(TAX_ROWS, (row) =>
    askedWhen(
      paysTaxElsewhere(basics) && (isBegun(row) || (isNothingBegun && row === TAX_ROWS[0])),
      residence(basics, row),
    ),
  );
}

function residence(basics: unknown, row: string) {
  const hasReason = !isBlank(answerAt(basics, row, 'reasonNone'));
  return group({
    country: required(foreignCountry),
    number: hasReason ? ifAnswered(taxNumber) : required(taxNumber),
    reasonNone: ifAnswered(oneOf(NO_TAX_NUMBER_REASONS)),
  });
}

/** Whether a reason for having no number is asked: where no number was given. */
export function isReasonAsked(basics: unknown, row: string): boolean {
  return isBlank(answerAt(basics, row, 'number'));
}

function answerAt(basics: unknown, row: string, path: string): unknown {
  return partAt(basics, `taxResidences.${row}.${path}`);
}

const foreignCountry: Rule<string> = (answer) => {
  if (!isCountryCode(answer)) {
    return { wrong: 'kyc.issues.country' };
  }
  return answer === HOME_COUNTRY ? { wrong: 'kyc.issues.foreignCountry' } : { kept: answer };
};

/** A number of any country; its mask stands for the number that is already stored. */
const taxNumber: Rule<string> = (answer) =>
  isMasked(answer) ? { kept: answer } : code(TEXT_LIMITS.taxNumber)(answer);

function ifAnswered(check: Rule<string>): FieldSchema<string> {
  return field((answer) => (isBlank(answer) ? { kept: '' } : check(answer)));
}

const TAX_FIELDS: readonly FieldSpec[] = [
  { path: 'country', kind: 'country' },
  { path: 'number', kind: 'secret', maxLength: TEXT_LIMITS.taxNumber },
  { path: 'reasonNone', kind: 'choice', choices: NO_TAX_NUMBER_REASONS },
];

export const TAX_RESIDENCES_FIELDS: readonly FieldSpec[] = TAX_ROWS.flatMap((row) =>
  prefixed(`taxResidences.${row}`, TAX_FIELDS),
);
