import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMasked, maskNumber } from '../../../ground/formats/mask-number.ts';
import { partAt } from '../fields/draft.ts';
import { EXAMPLE, exampleWith } from '../testing/example-with.ts';
import { KYC_EXAMPLE } from '../testing/kyc-example.ts';
import { maskSecrets, SECRET_PATHS } from './mask-secrets.ts';

describe('secret numbers', () => {
  it('are those of the investor and of the spouse, each by name', () => {
    expect([...SECRET_PATHS].sort()).toEqual([
      'basics.socialInsuranceNumber',
      'basics.spouse.socialInsuranceNumber',
      'basics.taxResidences.row1.number',
      'basics.taxResidences.row2.number',
      'basics.taxResidences.row3.number',
      'identityVerification.principal.documentNumber',
      'identityVerification.principal.dualVerification.accountNumber',
      'identityVerification.principal.dualVerification.reference',
      'identityVerification.secondary.documentNumber',
      'identityVerification.secondary.dualVerification.accountNumber',
      'identityVerification.secondary.dualVerification.reference',
    ]);
  });

  it.each(SECRET_PATHS)('%s never leaves the server as it was typed', (path) => {
    const shown = maskSecrets(exampleWith({ [path]: 'TYPED-SECRET-90210' }));
    expect(partAt(shown, path)).toBe('***-***-210');
    expect(JSON.stringify(shown)).not.toContain('TYPED-SECRET');
  });

  it('leave the profile with their masks in their place, and everything else as it was', () => {
    const open = maskSecrets(EXAMPLE);
    expect(open).toHaveProperty('basics.socialInsuranceNumber', '***-***-544');
    expect(open).toHaveProperty('basics.spouse.socialInsuranceNumber', '');
    expect(open).toHaveProperty('identityVerification.principal.documentNumber', '***-***-417');
    const given = SECRET_PATHS.filter((path) => partAt(EXAMPLE, path) !== undefined);
    const numbers = Object.fromEntries(given.map((path) => [path, partAt(open, path)]));
    expect(open).toEqual(exampleWith(numbers));
  });

  it('have the same places in wire names', () => {
    const shown: unknown = maskSecrets(KYC_EXAMPLE);
    for (const path of SECRET_PATHS) {
      expect(partAt(shown, path), path).toBe(partAt(maskSecrets(EXAMPLE), path));
    }
  });

  it('are never readable in what leaves the server', () => {
    const number = fc.stringMatching(/^[A-Z0-9]{6,20}$/);
    fc.assert(
      fc.property(fc.constantFrom(...SECRET_PATHS), number, (path, secret) => {
        const shown = partAt(maskSecrets(exampleWith({ [path]: secret })), path);
        expect(isMasked(shown)).toBe(true);
        expect(shown).not.toContain(secret.slice(0, 6));
      }),
    );
  });
});

describe('a mask', () => {
  it.each([
    ['shows the last three digits', '130692544', '***-***-544'],
    ['looks through spaces and dashes', 'T1234-56789-60417', '***-***-417'],
    ['shows nothing of a short number', '123456', '***-***-***'],
    ['shows the end of a number of seven characters, and no more', '1234567', '***-***-567'],
    ['counts only letters and digits', '1-2 3-4 5-6', '***-***-***'],
    ['shows nothing of what is no text', 130692544, '***-***-***'],
  ])('%s', (_row, number, expected) => {
    expect(maskNumber(number)).toBe(expected);
    expect(isMasked(expected)).toBe(true);
  });

  it.each([
    ['a number', '130692544'],
    ['asterisks of another form', '*** *** 544'],
    ['a mask that somebody typed on behind', '***-***-5447'],
    ['a mask that somebody typed before', '1***-***-544'],
    ['nothing', undefined],
  ])('is not %s', (_row, value) => {
    expect(isMasked(value)).toBe(false);
  });
});
