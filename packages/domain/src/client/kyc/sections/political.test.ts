import { describe, expect, it } from 'vitest';
import { wrongIn } from '../testing/example-with.ts';
import { POLITICAL_QUESTIONS } from './political.ts';

describe.each(POLITICAL_QUESTIONS)('political, %s', (name) => {
  it.each([
    ['needs an answer', { value: null, description: '' }, ['value required']],
    ['needs an answer when it is absent', undefined, ['value required']],
    ['needs a yes or no', { value: 'no' }, ['value choice']],
    ['is complete with no', { value: false }, []],
    ['needs a description with yes', { value: true, description: ' ' }, ['description descriptionRequired']],
    ['is complete with yes and a description', { value: true, description: 'Mayor, 2021 to 2025' }, []],
    ['has a limit', { value: true, description: 'x'.repeat(1001) }, ['description tooLong']],
  ])('%s', (_row, answer, expected) => {
    const found = wrongIn('political', { [`political.${name}`]: answer, 'political.registration': '3' });
    expect(found).toEqual(expected.map((line) => `${name}.${line}`));
  });
});

describe('registration', () => {
  const YES = { 'political.canadianSecuritiesRegistrant': { value: true, description: 'A dealer' } };
  it.each<[string, object, string[]]>([
    [
      'is asked of somebody registered or at a firm that is',
      { ...YES, 'political.registration': '' },
      ['registration required'],
    ],
    ['is one of those offered', { ...YES, 'political.registration': '4' }, ['registration choice']],
    ['is not asked of anybody else', { 'political.registration': '' }, []],
  ])('%s', (_row, changes, expected) => {
    expect(wrongIn('political', { ...changes })).toEqual(expected);
  });
});
