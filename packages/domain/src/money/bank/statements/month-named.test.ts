import { describe, expect, it } from 'vitest';
import { monthNamed } from './month-named.ts';

const MONTHS = Array.from({ length: 12 }, (_each, place) => place + 1);

describe('the month that a bank names', () => {
  it.each(['en-CA', 'fr-CA'])('is known in full and short as %s writes it', (locale) => {
    for (const style of ['long', 'short'] as const) {
      const named = MONTHS.map((month) => {
        const name = new Intl.DateTimeFormat(locale, { month: style }).format(new Date(2026, month - 1, 1));
        return Number(monthNamed(name.replace('.', '').toUpperCase()));
      });
      expect(named).toEqual(MONTHS);
    }
  });

  it.each(['jui', 'ju', '', 'constructor'])('is none: %s', (name) => {
    expect(monthNamed(name)).toBeUndefined();
  });
});
