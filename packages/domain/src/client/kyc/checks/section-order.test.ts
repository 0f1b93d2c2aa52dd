import { describe, expect, it } from 'vitest';
import { isSectionName, SECTION_NAMES } from '../fields/section-names.ts';
import { EXAMPLE, exampleWith, ON_TODAY } from '../testing/example-with.ts';
import { checkKyc } from './check-kyc.ts';
import {
  FIRST_OPEN_SECTION,
  firstIncompleteSection,
  INITIAL_COMPLETION,
  isKycComplete,
  sectionAfter,
} from './section-order.ts';

const NOTHING_WRONG = checkKyc(EXAMPLE, ON_TODAY).completion;

describe('completion', () => {
  it('is true only for basics until the server has answered', () => {
    expect(SECTION_NAMES.filter((section) => INITIAL_COMPLETION[section])).toEqual(['basics']);
  });

  it('is true for every section of the example', () => {
    expect(isKycComplete(NOTHING_WRONG)).toBe(true);
  });

  it('is false for every section of an empty profile', () => {
    expect(Object.values(checkKyc({}, ON_TODAY).completion)).toEqual(SECTION_NAMES.map(() => false));
  });

  it.each(SECTION_NAMES)('of the whole fails with %s alone', (section) => {
    const { completion } = checkKyc(
      exampleWith({ [section]: {}, 'basics.maritalStatus': '1', 'basics.includeSpouseFinancial': true }),
      ON_TODAY,
    );
    expect(completion[section]).toBe(false);
    expect(isKycComplete({ ...NOTHING_WRONG, [section]: false })).toBe(false);
  });
});

describe('the order of sections', () => {
  it('is the specification’s', () => {
    expect(SECTION_NAMES).toEqual([
      'basics',
      'identityVerification',
      'employment',
      'income',
      'assets',
      'investing',
      'political',
    ]);
  });

  it('begins with basics open', () => {
    expect(FIRST_OPEN_SECTION).toBe('basics');
  });

  it.each([
    ['basics', 'identityVerification'],
    ['identityVerification', 'employment'],
    ['employment', 'income'],
    ['income', 'assets'],
    ['assets', 'investing'],
    ['investing', 'political'],
    ['political', null],
  ] as const)('after %s comes %s', (section, next) => {
    expect(sectionAfter(section)).toBe(next);
  });

  it('leads to the first section that needs answers', () => {
    expect(firstIncompleteSection(INITIAL_COMPLETION)).toBe('identityVerification');
    expect(firstIncompleteSection(NOTHING_WRONG)).toBeNull();
  });

  it.each([
    ['a section', 'assets', true],
    ['another word', 'wishes', false],
    ['a number', 1, false],
  ])('knows %s by name', (_row, value, expected) => {
    expect(isSectionName(value)).toBe(expected);
  });
});
