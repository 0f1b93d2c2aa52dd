import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withPartAt } from '../fields/draft.ts';
import { SECTION_NAMES } from '../fields/section-names.ts';
import { SECTION_FIELDS } from '../sections/section-schemas.ts';
import { EXAMPLE } from '../testing/example-with.ts';
import { KYC_EXAMPLE } from '../testing/kyc-example.ts';
import { toDomain, toDomainPath, toWire, toWirePath } from './kyc-wire-map.ts';

const FIELD_PATHS = SECTION_NAMES.flatMap((section) =>
  SECTION_FIELDS[section].map((spec) => `${section}.${spec.path}`),
);
const typed = fc.oneof(fc.string(), fc.double({ noNaN: true }), fc.boolean(), fc.constant(null));
const drafts = fc
  .array(fc.tuple(fc.constantFrom(...FIELD_PATHS), typed))
  .map((answers) =>
    answers.reduce<Readonly<Record<string, unknown>>>(
      (kyc, [path, answer]) => withPartAt(kyc, path, answer),
      {},
    ),
  );

describe('domain names and wire names', () => {
  it('lose nothing of the example', () => {
    expect(toWire(EXAMPLE)).toEqual(KYC_EXAMPLE);
    expect(toDomain(toWire(EXAMPLE))).toEqual(EXAMPLE);
  });

  it('lose nothing of a profile half typed, valid or not', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        expect(toDomain(toWire(draft))).toEqual(draft);
      }),
    );
  });

  it('lose nothing of anything a client may send', () => {
    const key = fc.oneof(
      fc.constantFrom(
        'basics',
        'gender',
        'genderStatus',
        'spouse',
        'birthdate',
        'birthday',
        'principal',
        'id',
        'document',
      ),
      fc.constantFrom(
        'identityVerification',
        'type',
        'documentType',
        'addressProof',
        'investing',
        'comfortable',
        '__proto__',
      ),
      fc.string(),
    );
    const { anything } = fc.letrec((tie) => ({
      anything: fc.oneof({ maxDepth: 5 }, typed, fc.array(typed), fc.dictionary(key, tie('anything'))),
    }));
    fc.assert(
      fc.property(fc.dictionary(key, anything), (sent) => {
        expect(toWire(toDomain(sent))).toEqual(sent);
      }),
    );
  });

  it('name every field of the example on the wire', () => {
    const wirePaths = FIELD_PATHS.map(toWirePath);
    expect(new Set(wirePaths).size).toBe(FIELD_PATHS.length);
    expect(wirePaths.map(toDomainPath)).toEqual(FIELD_PATHS);
  });

  it.each([
    ['basics.gender', 'basics.genderStatus'],
    ['basics.spouse.gender', 'basics.spouse.gender'],
    ['basics.spouse.birthdate', 'basics.spouse.birthday'],
    ['basics.birthdate', 'basics.birthdate'],
    ['identityVerification.principal.document.type', 'identityVerification.principal.id.documentType'],
    [
      'identityVerification.secondary.addressProof.type',
      'identityVerification.secondary.addressProof.documentType',
    ],
    [
      'identityVerification.principal.dualVerification.documentType',
      'identityVerification.principal.dualVerification.documentType',
    ],
    ['investing.comfortablePercentage', 'investing.comfortable'],
    ['investing.timeframeYears', 'investing.timeframe'],
    ['political.pep.value', 'political.pep.value'],
  ])('%s is %s on the wire', (domain, wire) => {
    expect(toWirePath(domain)).toBe(wire);
    expect(toDomainPath(wire)).toBe(domain);
  });
});
