import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeAnswers } from './merge-answers.ts';

describe('merging a save into what is stored', () => {
  it.each([
    [
      'adds what was not answered before',
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
    ['clears a group sent as null', { address: { city: 'A' } }, { address: null }, { address: null }],
    [
      'fills a group that was null',
      { address: null },
      { address: { city: 'A' } },
      { address: { city: 'A' } },
    ],
    [
      'treats an absent field as not sent',
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

  it('leaves every field the save does not name, and is idempotent', () => {
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
