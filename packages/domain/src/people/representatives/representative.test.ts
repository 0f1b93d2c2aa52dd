import { describe, expect, it } from 'vitest';
import {
  clientsNotServed,
  isRegistered,
  leadsBack,
  mayServe,
  mayTakeOrder,
  type OwnRegistration,
  type Representative,
  registrationsEnding,
  representativeByCode,
  representativeFor,
  standInOf,
} from './representative.ts';

/** Noon in Toronto, on a day of 2026. */
const on = (day: string) => new Date(`${day}T17:00:00Z`);
const AT = on('2026-11-18');

const of = (
  province: OwnRegistration['province'],
  change: Partial<OwnRegistration> = {},
): OwnRegistration => ({
  province,
  from: '2026-01-01',
  lastDay: null,
  ...change,
});

const one = (id: string, change: Partial<Representative> = {}): Representative => ({
  id,
  fullName: id,
  referralCode: `${id.toUpperCase()}27`,
  registrationNumber: '123456',
  registrations: [of('CAN-ON')],
  isActive: true,
  coverId: null,
  ...change,
});

describe('who works for the clients of Ana', () => {
  it.each<[string, Representative[], string | null]>([
    ['Ana, who is there', [one('ana')], 'ana'],
    ['Ben, who stands in while Ana is away', [one('ana', { coverId: 'ben' }), one('ben')], 'ben'],
    ['Ben, after Ana has left', [one('ana', { coverId: 'ben', isActive: false }), one('ben')], 'ben'],
    [
      'Cora, who stands in for Ben, who stood in for Ana',
      [one('ana', { coverId: 'ben' }), one('ben', { coverId: 'cora' }), one('cora')],
      'cora',
    ],
    ['nobody, after Ana has left without anybody standing in', [one('ana', { isActive: false })], null],
    [
      'nobody, where Ben has left as well',
      [one('ana', { coverId: 'ben' }), one('ben', { isActive: false })],
      null,
    ],
    ['nobody, where nobody knows Ana', [one('ben')], null],
  ])('is %s', (_who, all, id) => {
    expect(standInOf(all, 'ana')?.id ?? null).toBe(id);
  });
});

describe('a cover that leads back', () => {
  const all = [one('ana', { coverId: 'ben' }), one('ben'), one('cora', { coverId: 'ana' })];
  it.each([
    ['Ben by Ana, for whom he stands in', 'ben', 'ana', true],
    ['Ben by Cora, for whom Ana stands in', 'ben', 'cora', true],
    ['Ana by herself', 'ana', 'ana', true],
    ['Cora by Ben', 'cora', 'ben', false],
  ])('%s', (_row, id, coverId, isRound) => {
    expect(leadsBack(all, id, coverId)).toBe(isRound);
  });
});

describe('a representative of Ontario', () => {
  it.each([
    ['serves somebody of Ontario', 'CAN-ON', true],
    ['serves nobody of Quebec', 'CAN-QC', false],
    ['serves who has not said where they live', null, true],
    ['serves who has typed nothing', '', true],
  ])('%s', (_row, province, does) => {
    expect(mayServe(one('ana'), province, AT)).toBe(does);
  });

  it('whose provinces nobody has recorded serves nobody', () => {
    expect(mayServe(one('ana', { registrations: [] }), 'CAN-QC', AT)).toBe(false);
  });

  it.each<[string, Partial<Representative>, boolean]>([
    ['is registered with a number and a province', {}, true],
    ['is not without a number', { registrationNumber: null }, false],
    ['is not without a province', { registrations: [] }, false],
    ['is not before the first day', { registrations: [of('CAN-ON', { from: '2026-11-19' })] }, false],
    ['is on the first day', { registrations: [of('CAN-ON', { from: '2026-11-18' })] }, true],
    ['is on the last day', { registrations: [of('CAN-ON', { lastDay: '2026-11-18' })] }, true],
    ['is not after the last day', { registrations: [of('CAN-ON', { lastDay: '2026-11-17' })] }, false],
    [
      'is again where they came back',
      {
        registrations: [of('CAN-ON', { lastDay: '2026-03-31' }), of('CAN-ON', { from: '2026-11-01' })],
      },
      true,
    ],
  ])('%s', (_row, change, is) => {
    expect(isRegistered(one('ana', change), AT)).toBe(is);
  });
});

describe('a registration that ends on 18 November', () => {
  // Five minutes before midnight in Toronto: in St. John's it is the 19th already, in Vancouver early evening.
  const late = new Date('2026-11-19T04:55:00Z');
  it.each([
    ['is over for somebody in St. John’s', 'CAN-NL', false],
    ['stands for somebody in Toronto', 'CAN-ON', true],
    ['stands for somebody in Vancouver', 'CAN-BC', true],
  ] as const)('%s shortly before midnight in Toronto', (_row, province, does) => {
    const ana = one('ana', { registrations: [of(province, { lastDay: '2026-11-18' })] });
    expect(mayServe(ana, province, late)).toBe(does);
  });

  it.each([
    ['is over in Toronto ten minutes later', 'CAN-ON', false],
    ['stands in Vancouver ten minutes later', 'CAN-BC', true],
  ] as const)('%s', (_row, province, does) => {
    const ana = one('ana', { registrations: [of(province, { lastDay: '2026-11-18' })] });
    expect(mayServe(ana, province, new Date('2026-11-19T05:05:00Z'))).toBe(does);
  });
});

describe('an order', () => {
  const both = one('ana', { registrations: [of('CAN-ON'), of('CAN-QC')] });
  it.each<[string, Representative | null, (string | null)[], boolean]>([
    ['of one who lives where the representative is registered is taken', both, ['CAN-ON'], true],
    ['of two of whom each does is taken', both, ['CAN-ON', 'CAN-QC'], true],
    ['of two of whom one does waits', one('ana'), ['CAN-ON', 'CAN-QC'], false],
    ['of somebody who has not said where they live is not held up', both, [null], true],
    ['of somebody abroad waits', both, ['FR'], false],
    ['whose representative has no number waits', { ...both, registrationNumber: null }, ['CAN-ON'], false],
    ['without a representative waits', null, ['CAN-ON'], false],
    ['without a representative waits also before anybody said where they live', null, [null], false],
  ])('%s', (_row, worker, provinces, is) => {
    expect(mayTakeOrder(worker, provinces, AT)).toBe(is);
  });
});

describe('a registration that ends soon', () => {
  it.each<[string, OwnRegistration[], string | null]>([
    ['is one that ends in thirty days', [of('CAN-ON', { lastDay: '2026-12-18' })], '2026-12-18'],
    ['is one that ends today', [of('CAN-ON', { lastDay: '2026-11-18' })], '2026-11-18'],
    ['is none that ends in thirty-one', [of('CAN-ON', { lastDay: '2026-12-19' })], null],
    ['is none without an end', [of('CAN-ON')], null],
    ['is none that is over', [of('CAN-ON', { lastDay: '2026-11-17' })], null],
    [
      'is none that is followed by another',
      [of('CAN-ON', { lastDay: '2026-11-30' }), of('CAN-ON', { from: '2026-12-01' })],
      null,
    ],
    [
      'is one whose next begins later',
      [of('CAN-ON', { lastDay: '2026-11-30' }), of('CAN-ON', { from: '2027-03-01' })],
      '2026-11-30',
    ],
    [
      'is one of two short ones, the last',
      [of('CAN-ON', { lastDay: '2026-11-30' }), of('CAN-ON', { from: '2026-12-01', lastDay: '2026-12-10' })],
      '2026-12-10',
    ],
  ])('%s', (_row, registrations, lastDay) => {
    const ending = registrationsEnding(one('ana', { registrations }), AT, 30);
    expect(ending).toEqual(lastDay === null ? [] : [{ province: 'CAN-ON', lastDay }]);
  });
});

describe('clients who wait', () => {
  const homes = [
    { province: 'CAN-ON', clients: 3 },
    { province: 'CAN-QC', clients: 2 },
    { province: null, clients: 1 },
  ];
  it.each<[string, Representative[], number]>([
    ['are those who live where Ana is not registered', [one('ana')], 2],
    [
      'are those who live where whoever covers for her is not',
      [one('ana', { coverId: 'ben' }), one('ben', { registrations: [of('CAN-QC')] })],
      3,
    ],
    ['are all of them once she left without anybody standing in', [one('ana', { isActive: false })], 6],
    [
      'are none where she is registered everywhere',
      [one('ana', { registrations: [of('CAN-ON'), of('CAN-QC')] })],
      0,
    ],
  ])('%s', (_row, all, count) => {
    expect(clientsNotServed(all, 'ana', homes, AT)).toBe(count);
  });
});

describe('the representative to talk to', () => {
  const all = [
    one('ana'),
    one('ben', { registrations: [of('CAN-QC')] }),
    one('cora', { isActive: false, coverId: 'ana' }),
  ];
  const named = (change: Partial<Parameters<typeof representativeFor>[1]>) =>
    representativeFor(all, { id: 'u1', representativeId: null, province: null, ...change }, AT)?.id ?? null;

  it.each([
    ['is the one whom they named', named({ representativeId: 'ben', province: 'CAN-ON' }), 'ben'],
    ['is who stands in for the one whom they named', named({ representativeId: 'cora' }), 'ana'],
    ['is one who may serve where they live', named({ province: 'CAN-QC' }), 'ben'],
    ['is nobody where nobody may', named({ province: 'CAN-YT' }), null],
    ['is the same each time for the same account', named({ id: 'u1' }), named({ id: 'u1' })],
  ])('%s', (_row, found, id) => {
    expect(found).toBe(id);
  });

  it('is nobody where the dealer has none', () => {
    expect(representativeFor([], { id: 'u1', representativeId: 'ana', province: null }, AT)).toBeNull();
  });
});

describe('a code', () => {
  it.each([
    ['in capitals', 'ANA27', 'ana'],
    ['in small letters, with spaces around it', ' ana27 ', 'ana'],
    ['of nobody', 'NOBODY00', undefined],
    ['that is empty', '', undefined],
  ])('%s', (_row, code, id) => {
    expect(representativeByCode([one('ana')], code)?.id).toBe(id);
  });
});
