import { expect, it } from 'vitest';
import { changesBesideNew, unaskedChanges } from './unasked-changes.ts';

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
      dualVerification: { sourceName: 'Credit bureau', reference: 'R1' },
    },
  },
  employment: {
    individual: { status: 1, businessName: 'Mill', occupation: 'Miller', address: { city: 'Guelph' } },
  },
  assets: { financial: { cash: 100 }, totals: { assets: 100, netWorth: 100 } },
  investing: { potentialLoss: { low: 50, medium: 30, high: 20 }, objective: '1', liquidityNeed: '' },
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
        dualVerification: { sourceName: 'Credit bureau', reference: 'R2' },
      },
    }),
    ['identityVerification.principal.document.front'],
    [
      'identityVerification.principal.addressProof.bill',
      'identityVerification.principal.dualVerification.reference',
    ],
  ],
  [
    'the proof of an address goes with its kind, not with the document',
    changed('identityVerification', {
      principal: {
        ...PROFILE.identityVerification.principal,
        documentNumber: 'D2',
        addressProof: { type: '2', statement: 's1' },
      },
    }),
    ['identityVerification.principal.addressProof.bill'],
    ['identityVerification.principal.documentNumber'],
  ],
  [
    'a second source goes with its number, not with the proof of the address',
    changed('identityVerification', {
      principal: {
        ...PROFILE.identityVerification.principal,
        addressProof: { type: '1', bill: 'b2' },
        dualVerification: { sourceName: 'Bank', reference: 'R2' },
      },
    }),
    ['identityVerification.principal.dualVerification.reference'],
    ['identityVerification.principal.addressProof.bill'],
  ],
  [
    'shares are of one whole, whatever else there is about investing',
    changed('investing', { potentialLoss: { low: 10, medium: 30, high: 60 }, objective: '2' }),
    ['investing.potentialLoss.low'],
    ['investing.objective'],
  ],
  [
    'sums follow what they are worked out from',
    changed('assets', { financial: { cash: 200 }, totals: { assets: 200, netWorth: 200 } }),
    ['assets.financial.cash'],
    [],
  ],
  [
    'an employer goes with its address',
    changed('employment', {
      individual: { status: 1, businessName: 'Forge', occupation: 'Smith', address: { city: 'Hamilton' } },
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

it.each<[string, { submitted: unknown; before: unknown; after: unknown }, string[]]>([
  [
    'a new question is answered',
    { submitted: PROFILE, before: PROFILE, after: changed('investing', { liquidityNeed: '1' }) },
    [],
  ],
  [
    'and answered again',
    {
      submitted: PROFILE,
      before: changed('investing', { liquidityNeed: '1' }),
      after: changed('investing', { liquidityNeed: '2' }),
    },
    [],
  ],
  [
    'what the profile answers stays',
    { submitted: PROFILE, before: PROFILE, after: changed('investing', { objective: '2' }) },
    ['investing.objective'],
  ],
])('on the page of new questions: %s', (_row, profiles, refused) => {
  expect(changesBesideNew(profiles, '2026-11-23')).toEqual(refused);
});
