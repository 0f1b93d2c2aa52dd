import { expect, it } from 'vitest';
import { unaskedChanges } from './opened-answers.ts';

const PROFILE = {
  basics: {
    phone: '14165550100',
    firstName: 'Ana',
    maritalStatus: '3',
    dependents: 1,
    ageOfDependents: '4',
    address: { street: '1 King St', city: 'Guelph', postalCode: 'N1H 1A1' },
  },
  identityVerification: {
    principal: {
      document: { type: '1', front: 'f1' },
      documentNumber: 'D1',
      addressProof: { type: '1', bill: 'b1' },
    },
  },
  employment: {
    individual: { status: '1', businessName: 'Mill', occupation: 'Miller', address: { city: 'Guelph' } },
  },
};
type Section = keyof typeof PROFILE;
const changed = <Name extends Section>(section: Name, change: object) => ({
  ...PROFILE,
  [section]: { ...PROFILE[section], ...change },
});

it.each<[string, object, string[], string[]]>([
  ['nothing changed', PROFILE, ['basics.phone'], []],
  ['what was asked for', changed('basics', { phone: '14165550199' }), ['basics.phone'], []],
  [
    'another answer that stands',
    changed('basics', { phone: '14165550199', firstName: 'Anna' }),
    ['basics.phone'],
    ['basics.firstName'],
  ],
  [
    'an answer that stands, emptied',
    changed('basics', { firstName: '' }),
    ['basics.phone'],
    ['basics.firstName'],
  ],
  [
    'a part of the order alone opens nothing',
    changed('basics', { phone: '1' }),
    ['order.details'],
    ['basics.phone'],
  ],
  [
    'an address is one thing',
    changed('basics', {
      address: { ...PROFILE.basics.address, street: '2 Queen St', postalCode: 'N1H 2B2' },
    }),
    ['basics.address.street'],
    [],
  ],
  [
    'a document goes with its number, not with the proof of the address',
    changed('identityVerification', {
      principal: {
        document: { type: '1', front: 'f2' },
        documentNumber: 'D2',
        addressProof: { type: '1', bill: 'b2' },
      },
    }),
    ['identityVerification.principal.document.front'],
    ['identityVerification.principal.addressProof.bill'],
  ],
  [
    'an employer goes with its address',
    changed('employment', {
      individual: { status: '1', businessName: 'Forge', occupation: 'Smith', address: { city: 'Hamilton' } },
    }),
    ['employment.individual.businessName'],
    [],
  ],
  [
    'what was empty may be filled in: a spouse brings questions',
    changed('basics', { maritalStatus: '1', spouse: { firstName: 'Ben' } }),
    ['basics.maritalStatus'],
    [],
  ],
  [
    'what is not asked any more may go',
    changed('basics', { dependents: 0, ageOfDependents: '' }),
    ['basics.dependents'],
    [],
  ],
])('%s', (_row, after, asked, unasked) => {
  expect(unaskedChanges({ before: PROFILE, after }, asked, '2026-11-23')).toEqual(unasked);
});
