import { describe, expect, it } from 'vitest';
import type { StaffRole } from '../staff/staff-roles.ts';
import { PROPOSAL_KIND_NAMES } from './proposal-kinds.ts';
import { gapsOf, gapsWithout, smallestOffice } from './who-is-needed.ts';

const ada = (...roles: StaffRole[]) => ({ id: 'ada', name: 'Ada Moreau', roles });
const luc = (...roles: StaffRole[]) => ({ id: 'luc', name: 'Luc Roy', roles });
const noor = (...roles: StaffRole[]) => ({ id: 'noor', name: 'Noor Haddad', roles });
const everything = ['compliance', 'finance', 'deals', 'administrator'] as const;

describe('what an office cannot decide', () => {
  it.each([
    ['of nobody is everything', [], PROPOSAL_KIND_NAMES.map((kind) => [kind, 'nobody-proposes', null])],
    [
      'of one person who may do all is everything, and it says who alone may',
      [ada(...everything)],
      PROPOSAL_KIND_NAMES.map((kind) => [kind, 'only-one-person', 'Ada Moreau']),
    ],
    ['of two who may do all is nothing', [ada(...everything), luc(...everything)], []],
    [
      'of two administrators without another role is all but people',
      [ada('administrator'), luc('administrator')],
      PROPOSAL_KIND_NAMES.filter((kind) => kind !== 'change-role' && kind !== 'admit-person').map((kind) => [
        kind,
        'nobody-proposes',
        null,
      ]),
    ],
    [
      'whose orders only a representative proposes beside one of compliance is orders and registrations',
      [ada(...everything), luc('finance', 'deals', 'administrator', 'representative')],
      [
        ['approve-order', 'only-one-person', 'Ada Moreau'],
        ['change-registration', 'only-one-person', 'Ada Moreau'],
      ],
    ],
    [
      'of one who writes deals and one administrator beside compliance is who comes in',
      [ada('finance', 'deals', 'administrator'), luc('compliance'), noor('compliance', 'finance')],
      [
        ['change-role', 'only-one-person', 'Ada Moreau'],
        ['admit-person', 'only-one-person', 'Ada Moreau'],
      ],
    ],
    [
      'where finance proposes money and compliance is second is no money',
      [ada('finance', 'administrator', 'deals'), luc('compliance', 'administrator'), noor('compliance')],
      [],
    ],
  ] as const)('%s', (_what, people, gaps) => {
    expect(gapsOf(people).map(({ kind, why, only }) => [kind, why, only])).toEqual(gaps);
  });

  it('says with which roles one more person ends it', () => {
    const [deal] = gapsOf([ada('deals', 'administrator'), luc('administrator')]);
    expect(deal).toMatchObject({ kind: 'publish-deal', roles: ['compliance', 'deals'] });
  });

  it('says what waits while somebody is away, and not what nobody decides anyway', () => {
    const people = [ada(...everything), luc('compliance', 'administrator')];
    expect(gapsWithout(people, 'luc').map(({ kind }) => kind)).toEqual(PROPOSAL_KIND_NAMES);
    expect(gapsWithout([ada('finance'), luc('compliance')], 'luc').map(({ kind }) => kind)).toEqual([
      'release-money',
      'refund-money',
      'send-back',
      'close-trust-day',
      'trustee-particulars',
    ]);
    expect(gapsWithout([...people, noor(...everything)], 'luc')).toEqual([]);
  });
});

describe('the smallest office', () => {
  it('has two people, each with three roles: one has finance, the other deals', () => {
    expect(smallestOffice({ mayBeAway: false })).toEqual([
      ['compliance', 'finance', 'administrator'],
      ['compliance', 'deals', 'administrator'],
    ]);
  });

  it('has three people where any one of them may be away', () => {
    expect(smallestOffice({ mayBeAway: true })).toEqual([
      ['compliance', 'finance', 'administrator'],
      ['compliance', 'deals', 'administrator'],
      ['compliance', 'finance', 'deals', 'administrator'],
    ]);
  });

  it('lacks a decision with any one role fewer', () => {
    const office = smallestOffice({ mayBeAway: false });
    const people = office.map((roles, place) => ({ id: String(place), name: '', roles }));
    for (const [place, { roles }] of people.entries()) {
      for (const role of roles) {
        const fewer = people.map((one, at) =>
          at === place ? { ...one, roles: roles.filter((each) => each !== role) } : one,
        );
        expect(gapsOf(fewer), `${place} without ${role}`).not.toEqual([]);
      }
    }
  });
});
