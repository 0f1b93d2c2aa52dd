import { describe, expect, it } from 'vitest';
import { CHANGEABLE_PATHS } from '../../../order/changes/change-requests.ts';
import { evidenceOf } from './evidence-of.ts';

const ANSWERS = {
  identityVerification: {
    principal: {
      document: { type: '1', front: 'f1', back: ' ' },
      documentNumber: 'D1',
      addressProof: { type: '2', bill: null, statement: 'f2' },
    },
    secondary: {
      document: { type: '2', front: 'f3' },
      addressProof: { type: '1', bill: 'f4', statement: 7 },
    },
  },
};

describe('what proves an answer', () => {
  it('is each file that the profile names, and nothing else in it', () => {
    expect(evidenceOf(ANSWERS).map(({ path, fileId }) => [path, fileId])).toEqual([
      ['identityVerification.principal.document.front', 'f1'],
      ['identityVerification.principal.addressProof.statement', 'f2'],
      ['identityVerification.secondary.document.front', 'f3'],
      ['identityVerification.secondary.addressProof.bill', 'f4'],
    ]);
  });

  it.each([
    [
      'a document of the investor proves the name, the birth date and what stands on it',
      'f1',
      ['firstName', 'middleName', 'lastName', 'birthdate'].map((name) => `basics.${name}`),
      ['documentNumber', 'expiryDate'].map((name) => `identityVerification.principal.${name}`),
    ],
    ['a statement proves where the investor lives', 'f2', homeOf(), []],
    [
      'a document of the spouse proves those of the spouse',
      'f3',
      ['firstName', 'lastName', 'birthdate'].map((name) => `basics.spouse.${name}`),
      ['documentNumber', 'expiryDate'].map((name) => `identityVerification.secondary.${name}`),
    ],
    ['a bill of the spouse proves the same home', 'f4', homeOf(), []],
  ])('%s', (_row, file, ofPerson, onIt) => {
    const proves = evidenceOf(ANSWERS).find(({ fileId }) => fileId === file)?.proves;
    expect(proves).toEqual([...ofPerson, ...onIt]);
  });

  it('is looked at for answers alone that the investor can be asked to change', () => {
    const proven = evidenceOf(ANSWERS).flatMap(({ path, proves }) => [path, ...proves]);
    expect(proven.filter((path) => !CHANGEABLE_PATHS.has(path))).toEqual([]);
  });
});

function homeOf(): string[] {
  return ['street', 'city', 'postalCode'].map((name) => `basics.address.${name}`);
}
