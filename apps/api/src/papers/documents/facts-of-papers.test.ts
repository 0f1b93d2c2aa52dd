import { describe, expect, it } from 'vitest';
import type { DocumentParticulars } from './document-particulars.ts';
import { freezeDocuments } from './freeze-documents.ts';
import { sampleParticulars } from './testing/sample-order.ts';

const [AGREEMENT, RISK] = ['subscription-agreement', 'risk-acknowledgement'];

const BOTH = [AGREEMENT, RISK];

/** Which papers print a fact of the order. A fact that is new has no row here, and fails until somebody says which. */
const PRINTED_ON: Readonly<Record<string, readonly (string | undefined)[]>> = {
  preparedAt: BOTH,
  'dealer.name': BOTH,
  'dealer.email': BOTH,
  'investor.name': BOTH,
  'investor.province': BOTH,
  'deal.name': BOTH,
  'deal.issuer.name': BOTH,
  'deal.issuer.email': BOTH,
  'order.id': BOTH,
  'order.quantity': BOTH,
  'order.unitPriceCents': BOTH,
  'order.totalCents': BOTH,
  'order.exemption': BOTH,
  'deal.offering.security': BOTH,
  'deal.offering.trustee': BOTH,
  'deal.offering.releaseConditions': BOTH,
  'investor.address': [AGREEMENT],
  'investor.email': [AGREEMENT],
  'investor.phone': [AGREEMENT],
  'jointInvestor.name': [AGREEMENT],
  'jointInvestor.email': [AGREEMENT],
  'deal.location': [AGREEMENT],
  'deal.ownCosts': [AGREEMENT],
  'deal.issuer.city': [AGREEMENT],
  'deal.issuer.province': [AGREEMENT],
  'order.paymentMethod': [AGREEMENT],
  'order.scheduleA.city': [AGREEMENT],
  'order.scheduleA.province': [AGREEMENT],
  'order.scheduleA.sourceOfFunds': [AGREEMENT],
  'order.scheduleA.registeredName': [AGREEMENT],
  'order.scheduleA.intendedUse': [AGREEMENT],
  'order.scheduleA.thirdParty.isForOther': [AGREEMENT],
  // A person is told with a birthdate, an organization with its registration.
  'order.scheduleA.thirdParty.kind': [AGREEMENT],
  'order.scheduleA.thirdParty.name': [AGREEMENT],
  'order.scheduleA.thirdParty.address': [AGREEMENT],
  'order.scheduleA.thirdParty.phone': [AGREEMENT],
  'order.scheduleA.thirdParty.occupation': [AGREEMENT],
  'order.scheduleA.thirdParty.relation': [AGREEMENT],
  'order.scheduleA.thirdParty.birthdate': [AGREEMENT],
  'dealer.phone': [RISK],
  'deal.issuer.phone': [RISK],
  // Printed on the dealer's own form only (`dealer-form.ts`).
  'dealer.complaintsEmail': [],
  'dealer.representative': [],
  'deal.dealerFeeBasisPoints': [],
  // They say which rows of a prescribed form are deleted (`law-forms/`).
  'deal.offering.isReportingIssuer': [],
  'deal.offering.isRedeemable': [],
};

const FULL = sampleParticulars('en', {
  jointInvestor: { name: 'Benoît Roy', email: 'benoit.roy@example.com' },
  order: {
    ...sampleParticulars('en').order,
    scheduleA: {
      city: 'Montréal',
      province: 'CAN-QC',
      sourceOfFunds: 'Savings',
      registeredName: 'Marie-Ève O’Brien-Tremblay',
      intendedUse: 'growth',
      thirdParty: {
        isForOther: true,
        kind: 'person',
        name: 'Rosa Tremblay',
        address: '12 Elm Street, Kingston ON K7L 1A1',
        phone: '+14165550142',
        occupation: 'Retired nurse',
        relation: 'My mother',
        birthdate: '1950-02-28',
      },
    },
  },
});

/** Another value of each kind that particulars have. */
function other(value: unknown): unknown {
  switch (typeof value) {
    case 'number':
      return value + 1;
    case 'bigint':
      return value + 100n;
    case 'boolean':
      return !value;
    default:
      return OTHERS[String(value)] ?? `${String(value)}x`;
  }
}
const OTHERS: Readonly<Record<string, string>> = {
  'CAN-QC': 'CAN-AB',
  'CAN-NS': 'CAN-BC',
  growth: 'income',
  person: 'organization',
  debit: 'outside',
  '2026-11-20T15:30:00.000Z': '2026-11-27T15:30:00.000Z',
};

type Leaf = { path: string; set: () => DocumentParticulars };

/** Every fact of the particulars, each with particulars in which it alone is another. */
function leavesOf(value: object, path: string[] = []): Leaf[] {
  return Object.entries(value).flatMap(([name, inner]) => {
    const at = [...path, name];
    return inner !== null && typeof inner === 'object'
      ? leavesOf(inner, at)
      : [{ path: at.join('.'), set: () => changedAt(at, other(inner)) }];
  });
}

function changedAt(path: readonly string[], value: unknown): DocumentParticulars {
  const copy = structuredClone(FULL);
  const last = path.at(-1) ?? '';
  const holder = path.slice(0, -1).reduce<unknown>((inner, name) => Reflect.get(Object(inner), name), copy);
  Reflect.set(Object(holder), last, value);
  return copy;
}

const digests = (from: DocumentParticulars) =>
  new Map(
    freezeDocuments(from, null, [], () => 'id').map(({ kind, contentSha256 }) => [kind, contentSha256]),
  );
const BEFORE = digests(FULL);
/** The language is not a fact: another one is another paper. */
const LEAVES = leavesOf(FULL).filter(({ path }) => path !== 'language');

describe('a fact of an order', () => {
  it.each(LEAVES)('$path changes the papers that print it, and no other', ({ path, set }) => {
    const changed = [...digests(set())].filter(([kind, digest]) => BEFORE.get(kind) !== digest);
    expect(changed.map(([kind]) => kind)).toEqual(PRINTED_ON[path]);
  });

  it('has a row in the table of what prints it', () => {
    expect(Object.keys(PRINTED_ON).toSorted()).toEqual(LEAVES.map(({ path }) => path).toSorted());
  });
});
