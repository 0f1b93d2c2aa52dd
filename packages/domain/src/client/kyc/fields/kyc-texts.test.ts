import { describe, expect, it } from 'vitest';
import { kyc } from '../../../../../messages/src/en/kyc.ts';
import { kycAssets } from '../../../../../messages/src/en/kyc-assets.ts';
import { kycBasics } from '../../../../../messages/src/en/kyc-basics.ts';
import { kycEmployment } from '../../../../../messages/src/en/kyc-employment.ts';
import { kycIdentityVerification } from '../../../../../messages/src/en/kyc-identity-verification.ts';
import { kycIncome } from '../../../../../messages/src/en/kyc-income.ts';
import { kycInvesting } from '../../../../../messages/src/en/kyc-investing.ts';
import { kycOptions } from '../../../../../messages/src/en/kyc-options.ts';
import { kycPolitical } from '../../../../../messages/src/en/kyc-political.ts';
import { checkKyc } from '../checks/check-kyc.ts';
import { SECTION_FIELDS } from '../sections/section-schemas.ts';
import { partAt } from './draft.ts';
import { hintKeyOf, questionKeyOf } from './field-spec.ts';
import { ISSUE_KEYS } from './kyc-issue.ts';
import { groupKeyOf, labelKeyOf, sectionIntroKeyOf, sectionTitleKeyOf } from './kyc-texts.ts';
import { SECTION_NAMES, type SectionName } from './section-names.ts';

const TEXTS = {
  kyc,
  kycOptions,
  kycBasics,
  kycIdentityVerification,
  kycEmployment,
  kycIncome,
  kycAssets,
  kycInvesting,
  kycPolitical,
};
const textOf = (key: string) => partAt(TEXTS, key);
const isText = (key: string) => typeof textOf(key) === 'string';

/** Every key of a section that ends in this name. */
function keysEnding(section: SectionName, name: string): string[] {
  const paths = (part: unknown, path: string): string[] =>
    typeof part === 'object' && part !== null
      ? Object.entries(part).flatMap(([inner, value]) => paths(value, `${path}.${inner}`))
      : [path];
  const block = labelKeyOf(section, 'x').replace('.x.label', '');
  return paths(textOf(block), block).filter((key) => key.endsWith(`.${name}`));
}

describe.each(SECTION_NAMES)('texts of %s', (section) => {
  const fields = SECTION_FIELDS[section];

  it('name the section and say what it is for', () => {
    expect([sectionTitleKeyOf(section), sectionIntroKeyOf(section)].filter((key) => !isText(key))).toEqual(
      [],
    );
  });

  it('name each field', () => {
    expect(fields.map((spec) => labelKeyOf(section, spec.path)).filter((key) => !isText(key))).toEqual([]);
  });

  it('have the hints and questions that the fields announce, and no others', () => {
    const groupOfShares = section === 'investing' ? ['potentialLoss'] : [];
    const hints = fields.flatMap((spec) => hintKeyOf(section, spec) ?? []);
    expect(new Set(keysEnding(section, 'hint'))).toEqual(
      new Set([...hints, ...groupOfShares.map((path) => labelKeyOf(section, path).replace('label', 'hint'))]),
    );
    const questions = fields.filter((spec) => spec.question).map((spec) => questionKeyOf(section, spec));
    expect(new Set(keysEnding(section, 'question'))).toEqual(
      new Set([
        ...questions,
        ...groupOfShares.map((path) => labelKeyOf(section, path).replace('label', 'question')),
      ]),
    );
  });

  it('name every choice', () => {
    const choices = fields.flatMap((spec) => spec.choices ?? []);
    expect(choices.map((choice) => choice.labelKey).filter((key) => !isText(key))).toEqual([]);
  });
});

describe('texts of the profile', () => {
  it('have every sentence of the rules, and no other', () => {
    expect(new Set(ISSUE_KEYS)).toEqual(new Set(Object.keys(kyc.issues).map((name) => `kyc.issues.${name}`)));
  });

  it('name whatever an issue can point at', () => {
    const labels = checkKyc(
      { basics: { maritalStatus: '1', includeSpouseFinancial: true } },
      { today: '2026-11-21' },
    ).issues.map((issue) => issue.values.label);
    expect([...labels, labelKeyOf('investing', 'potentialLoss')].filter((key) => !isText(key))).toEqual([]);
  });

  it('speak the words that were agreed', () => {
    expect(kyc.issues).toMatchObject({
      required: '{{label}} is required',
      email: 'Email is invalid',
      canadaOnly: 'Currently only available in Canada',
      riskTotal: 'Total risk tolerance must equal 100',
      fieldRequired: 'This field is required',
      descriptionRequired: 'This field is required.',
    });
  });

  it('use the label where there is no longer question, and have headings', () => {
    expect(questionKeyOf('basics', { path: 'phone', kind: 'phone' })).toBe('kycBasics.phone.label');
    expect(isText(groupKeyOf('basics', 'spouse'))).toBe(true);
  });
});
