import { describe, expect, it } from 'vitest';
import { lawOn } from './law-on.ts';

const confirmed = (...rules: string[]) => ({
  confirmed: rules.map((rule) => ({ rule, by: 'Counsel', on: '2026-11-01' })),
});
const IN_PRODUCTION = { day: '2026-11-29', language: 'en', isProduction: true } as const;

describe('the switches of the law', () => {
  it('have every form and relief on outside of production, and none in it that nobody confirmed', () => {
    const outside = lawOn(confirmed(), { ...IN_PRODUCTION, isProduction: false });
    expect([...outside.formsOn]).toEqual(['F9', 'F4', 'F4-schedules', 'F12', 'F5']);
    expect([...outside.reliefsOn]).toEqual(['family-and-friends']);
    const inside = lawOn(confirmed(), IN_PRODUCTION);
    expect([inside.formsOn.size, inside.reliefsOn.size]).toEqual([0, 0]);
  });

  it.each([
    [
      'no form of which words are missing, though it was confirmed',
      confirmed('form-f9-en'),
      IN_PRODUCTION,
      [],
    ],
    [
      'no form that was confirmed in the other',
      confirmed('form-f9-en'),
      { ...IN_PRODUCTION, language: 'fr' },
      [],
    ],
    [
      'no form before the day of its confirmation',
      confirmed('form-f9-en'),
      { ...IN_PRODUCTION, day: '2026-10-31' },
      [],
    ],
  ] as const)('have on in production %s', (_row, file, circumstances, forms) => {
    expect([...lawOn(file, circumstances).formsOn]).toEqual(forms);
  });

  it('never have on the relief for reinvested proceeds, which ended in Ontario on 16 October 2026', () => {
    for (const day of ['2026-10-15', '2026-10-16']) {
      const { reliefsOn } = lawOn(confirmed('om-reinvestment-ontario'), { ...IN_PRODUCTION, day });
      expect([...reliefsOn]).toEqual([]);
    }
  });
});
