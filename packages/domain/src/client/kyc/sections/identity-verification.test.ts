import { describe, expect, it } from 'vitest';
import { wrongIn } from '../testing/example-with.ts';
import { isOneFileForBothSides } from './identity-verification.ts';

const section = 'identityVerification';
const inPart = (part: string, answers: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(answers).map(([path, answer]) => [`${section}.${part}.${path}`, answer]));

describe.each(['principal', 'secondary'])('identity verification, %s', (part) => {
  const wrong = (answers: Readonly<Record<string, unknown>>) =>
    wrongIn(section, inPart(part, answers)).map((line) => line.replace(`${part}.`, ''));

  it.each(['document.front', 'documentNumber', 'expiryDate'])('requires %s', (path) => {
    for (const nothing of [undefined, null, '']) {
      expect(wrong({ [path]: nothing })).toEqual([`${path} required`]);
    }
  });

  it.each([
    [
      "a driver's licence needs its back",
      { 'document.type': '1', 'document.back': null },
      ['document.back required'],
    ],
    ['a passport has no back to show', { 'document.type': '2', 'document.back': null }, []],
    [
      'a government card needs its back',
      { 'document.type': '3', 'document.back': null },
      ['document.back required'],
    ],
    [
      'a document of unknown type needs its back',
      { 'document.type': '', 'document.back': null },
      ['document.type required', 'document.back required'],
    ],
    [
      'a utility bill must be there',
      { addressProof: { type: '1', bill: null, statement: null } },
      ['addressProof.bill required'],
    ],
    [
      'a statement must be there',
      { addressProof: { type: '2', bill: null, statement: null } },
      ['addressProof.statement required'],
    ],
    [
      'a bill is no statement',
      { addressProof: { type: '2', bill: 'FILE-ID', statement: '' } },
      ['addressProof.statement required'],
    ],
    [
      'a bill alone is enough for type 1',
      { addressProof: { type: '1', bill: 'file_9', statement: null } },
      [],
    ],
    [
      'a document type that is not offered',
      { 'document.type': '4', 'document.back': 'FILE-ID' },
      ['document.type choice'],
    ],
    ['a file that never came', { 'document.front': '../secret.png' }, ['document.front file']],
    [
      'an unneeded file that never came',
      { 'document.type': '2', 'document.back': 'no file' },
      ['document.back file'],
    ],
    ['a document that expired yesterday', { expiryDate: '2026-11-20' }, ['expiryDate expired']],
    ['a document that expires today', { expiryDate: '2026-11-21' }, []],
    ['an expiry date that does not exist', { expiryDate: '2030-13-01' }, ['expiryDate date']],
    ['an expiry date that is a number', { expiryDate: 2030 }, ['expiryDate date']],
    ['a number beyond the limit', { documentNumber: '1'.repeat(41) }, ['documentNumber tooLong']],
    ['the mask of a stored number', { documentNumber: '***-***-417' }, []],
  ])('%s', (_row, answers, expected) => {
    expect(wrong(answers)).toEqual(expected);
  });

  it.each([
    ['is not needed', {}, []],
    ['left null is not begun', null, []],
    ['with a source needs its number', { sourceName: 'Credit bureau' }, ['accountNumber required']],
    ['with a source and a reference is complete', { sourceName: 'Credit bureau', reference: 'CB-1' }, []],
    ['with a document needs its number', { documentType: '1' }, ['accountNumber required']],
    ['with a document and an account is complete', { documentType: '1', accountNumber: '0042-1' }, []],
    ['with a number needs where it is from', { accountNumber: '0042-1' }, ['documentType required']],
    ['with a reference needs where it is from', { reference: 'CB-1' }, ['documentType required']],
    [
      'with a document that is not offered',
      { documentType: '9', accountNumber: '1' },
      ['documentType choice'],
    ],
    ['accepts the mask of a stored account', { documentType: '1', accountNumber: '***-***-***' }, []],
  ])('dual verification %s', (_row, dual, expected) => {
    const found = wrong({ dualVerification: dual });
    expect(found).toEqual(expected.map((line) => `dualVerification.${line}`));
  });
});

describe('the secondary identity', () => {
  const WITHOUT = { [`${section}.secondary`]: null };

  it.each([
    ['is required when finances of the spouse are included', {}, 5],
    ['is not asked when they are not', { 'basics.includeSpouseFinancial': false }, 0],
    ['is not asked without a spouse, whatever was answered before', { 'basics.maritalStatus': '5' }, 0],
  ])('%s', (_row, basics, missing) => {
    expect(wrongIn(section, { ...WITHOUT, ...basics })).toHaveLength(missing);
  });
});

describe('the proof of an address that two share', () => {
  const NONE = { type: '', bill: null, statement: null };

  it.each([
    ['is asked of the investor', 'principal', NONE, ['principal.addressProof.type required']],
    ['is not asked of the spouse again', 'secondary', NONE, []],
    ['is not asked of a spouse who never saw the question', 'secondary', null, []],
    [
      'that the spouse begins to give needs its file',
      'secondary',
      { ...NONE, type: '1' },
      ['secondary.addressProof.bill required'],
    ],
    ['may be the spouse’s own', 'secondary', { ...NONE, type: '2', statement: 'file_9' }, []],
  ])('%s', (_row, part, addressProof, expected) => {
    expect(wrongIn(section, inPart(part, { addressProof }))).toEqual(expected);
  });
});

describe('one file for both sides of a document', () => {
  it.each([
    ['is noticed', { type: '1', front: 'f1', back: 'f1' }, true],
    ['is noticed before the type is known', { type: '', front: 'f1', back: 'f1' }, true],
    ['is not two files', { type: '1', front: 'f1', back: 'f2' }, false],
    ['is not a side that is missing', { type: '1', front: 'f1', back: null }, false],
    ['is not two sides that are missing', { type: '1', front: '', back: '' }, false],
    ['is not looked for on a passport', { type: '2', front: 'f1', back: 'f1' }, false],
    ['is not looked for where there is no document', undefined, false],
  ])('%s', (_row, document, expected) => {
    expect(isOneFileForBothSides(document)).toBe(expected);
  });

  it('refuses nothing: a scan may show both sides', () => {
    expect(wrongIn(section, inPart('principal', { 'document.front': 'f1', 'document.back': 'f1' }))).toEqual(
      [],
    );
  });
});
