import { describe, expect, it } from 'vitest';
import type { Language } from '../people/languages.ts';
import { formatCents, formatCentsBriefly } from './format-cents.ts';

describe('an amount is written', () => {
  it.each<[string, bigint, Language, string, string]>([
    ['in English', 5_000_000n, 'en', '$50,000.00', '$50,000'],
    ['in French', 5_000_000n, 'fr', '50\u00a0000,00\u00a0$', '50\u00a0000\u00a0$'],
    ['with the cents that it has', 1_250n, 'en', '$12.50', '$12.50'],
  ])('%s', (_row, cents, language, exactly, briefly) => {
    expect(formatCents(cents, language)).toBe(exactly);
    expect(formatCentsBriefly(cents, language)).toBe(briefly);
  });
});
