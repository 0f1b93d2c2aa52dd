import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeAnswers } from './merge-answers.ts';

describe('a save put into what is stored', () => {
  it.each([
    [
      'adds what was not answered',
      { firstName: 'Ada' },
      { lastName: 'T' },
      { firstName: 'Ada', lastName: 'T' },
    ],
    ['replaces what was answered', { firstName: 'Ada' }, { firstName: 'Eve' }, { firstName: 'Eve' }],
    [
      'keeps the neighbours of a field in a group',
      { address: { city: 'A', unit: '1' } },
      { address: { city: 'B' } },
      { address: { city: 'B', unit: '1' } },
    ],
    ['empties a field', { firstName: 'Ada' }, { firstName: '' }, { firstName: '' }],
    [
      'empties a group that is sent as nothing',
      { address: { city: 'A' } },
      { address: null },
      { address: null },
    ],
    [
      'fills a group that was nothing',
      { address: null },
      { address: { city: 'A' } },
      { address: { city: 'A' } },
    ],
    [
      'takes a field that is absent as not sent',
      { firstName: 'Ada' },
      { firstName: undefined },
      { firstName: 'Ada' },
    ],
  ])('%s', (_row, stored, sent, expected) => {
    expect(mergeAnswers({ basics: stored }, { basics: sent })).toStrictEqual({ basics: expected });
  });

  it.each([
    ['a mask leaves the stored number', '130692544', '***-***-544', '130692544'],
    ['an older mask leaves the newer number', '193456787', '***-***-544', '193456787'],
    ['a mask of nothing is blank', undefined, '***-***-544', ''],
    ['a new number replaces the stored one', '130692544', '193456787', '193456787'],
    ['an emptied number is empty', '130692544', '', ''],
  ])('%s', (_row, stored, sent, expected) => {
    const basics = stored === undefined ? {} : { socialInsuranceNumber: stored };
    expect(mergeAnswers({ basics }, { basics: { socialInsuranceNumber: sent } })).toStrictEqual({
      basics: { socialInsuranceNumber: expected },
    });
  });

  it('leaves every field that the save does not name, and applied again changes nothing', () => {
    const section = fc.dictionary(fc.constantFrom('title', 'firstName', 'lastName', 'phone'), fc.string());
    fc.assert(
      fc.property(section, section, (stored, sent) => {
        const once = mergeAnswers({ basics: stored }, { basics: sent });
        expect(once).toEqual({ basics: { ...stored, ...sent } });
        expect(mergeAnswers(once, { basics: sent })).toEqual(once);
      }),
    );
  });
});
