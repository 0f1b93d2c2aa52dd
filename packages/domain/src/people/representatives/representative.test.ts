import { describe, expect, it } from 'vitest';
import {
  isRegistered,
  leadsBack,
  mayServe,
  type Representative,
  representativeByCode,
  representativeFor,
  standInOf,
} from './representative.ts';

const one = (id: string, change: Partial<Representative> = {}): Representative => ({
  id,
  fullName: id,
  referralCode: `${id.toUpperCase()}27`,
  registrationNumber: '123456',
  provinces: ['CAN-ON'],
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
    expect(mayServe(one('ana'), province)).toBe(does);
  });

  it('whose provinces nobody has recorded serves nobody', () => {
    expect(mayServe({ provinces: [] }, 'CAN-QC')).toBe(false);
  });

  it.each<[string, Partial<Representative>, boolean]>([
    ['has a registration on record with a number and a province', {}, true],
    ['has none without a number', { registrationNumber: null }, false],
    ['has none without a province', { provinces: [] }, false],
  ])('%s', (_row, change, is) => {
    expect(isRegistered(one('ana', change))).toBe(is);
  });
});

describe('the representative to talk to', () => {
  const all = [
    one('ana'),
    one('ben', { provinces: ['CAN-QC'] }),
    one('cora', { isActive: false, coverId: 'ana' }),
  ];
  const named = (change: Partial<Parameters<typeof representativeFor>[1]>) =>
    representativeFor(all, { id: 'u1', representativeId: null, province: null, ...change })?.id ?? null;

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
    expect(representativeFor([], { id: 'u1', representativeId: 'ana', province: null })).toBeNull();
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
