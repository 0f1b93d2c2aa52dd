import { describe, expect, it } from 'vitest';
import { type KycIssue, sentenceOf } from './kyc-issue.ts';

const TEXTS: Readonly<Record<string, string>> = {
  'kyc.issues.required': '{{label}} is required',
  'kyc.issues.maximum': '{{label}} must be {{max}} or less',
  'kycBasics.phone.label': 'Phone',
  'kycIncome.individual.lastYear.label': 'Your income, last year',
};

function translate(key: string, values: Record<string, string>): string {
  return (TEXTS[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => values[name] ?? '');
}

describe('the sentence of an issue', () => {
  it.each<[string, KycIssue, string]>([
    [
      'names the field',
      { path: 'basics.phone', key: 'kyc.issues.required', values: { label: 'kycBasics.phone.label' } },
      'Phone is required',
    ],
    [
      'writes numbers as the language does',
      {
        path: 'income.individual.lastYear',
        key: 'kyc.issues.maximum',
        values: { label: 'kycIncome.individual.lastYear.label', max: 1000 },
      },
      'Your income, last year must be 1,000 or less',
    ],
  ])('%s', (_row, issue, expected) => {
    expect(sentenceOf(issue, translate, (value) => value.toLocaleString('en-CA'))).toBe(expected);
  });
});
