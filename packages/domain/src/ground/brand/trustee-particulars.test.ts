import { describe, expect, it } from 'vitest';
import { differencesOf, type TrusteeParticulars, textOfParticulars } from './trustee-particulars.ts';

const EN = {
  trustee: 'Speed River Trust',
  trusteeBeneficiary: 'Speed River Trust, in trust',
  trusteeBank: 'Speed River Trust',
  trusteeAddress: '1 Wyndham Street, Guelph',
};
const IN_FORCE: TrusteeParticulars = {
  institution: '888',
  transit: '00001',
  account: '4510027',
  trusteeEmail: 'trust@speed.example',
  words: { en: EN, fr: { ...EN, trustee: 'Fiducie Speed River' } },
  shortName: 'MAPLE',
  longName: 'MAPLE EXEMPT MARKET INC',
  originatorId: null,
  dataCentre: null,
};

describe('particulars of the trustee', () => {
  it.each<[string, Partial<TrusteeParticulars>, ReturnType<typeof differencesOf>]>([
    ['that are the same differ in nothing', {}, []],
    [
      'with another account tell the ends of both numbers, and no more',
      { account: '999900123456' },
      [{ field: 'account', language: null, before: '***-***-027', after: '***-***-456' }],
    ],
    [
      'with another institution tell it whole: it is no secret',
      { institution: '001' },
      [{ field: 'institution', language: null, before: '888', after: '001' }],
    ],
    [
      'whose French name alone is another say in which language',
      { words: { en: EN, fr: { ...EN, trustee: 'Fiducie d’ailleurs' } } },
      [{ field: 'trustee', language: 'fr', before: 'Fiducie Speed River', after: 'Fiducie d’ailleurs' }],
    ],
    [
      'to which an originator of debits comes differ in it from nothing',
      { originatorId: '1234567890' },
      [{ field: 'originatorId', language: null, before: '', after: '1234567890' }],
    ],
  ])('%s', (_what, change, differences) => {
    const others = { ...IN_FORCE, ...change };
    expect(differencesOf(IN_FORCE, others)).toEqual(differences);
    expect(textOfParticulars(others) === textOfParticulars(IN_FORCE)).toBe(differences.length === 0);
  });

  it('tell apart two accounts that end alike', () => {
    expect(differencesOf(IN_FORCE, { ...IN_FORCE, account: '1110027' })).toHaveLength(1);
  });
});
