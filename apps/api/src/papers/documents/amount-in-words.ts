import type { Language } from '@portal/domain/ground/people/languages';
import { toCardinal as englishNumber } from 'n2words/en-US';
import { toCardinal as frenchNumber } from 'n2words/fr-FR';

/** No order comes near a billion dollars; a larger number is a bug. */
const CENTS_LIMIT = 100_000_000_000n;

/**
 * An amount of money as a contract writes it out: 'twenty-five thousand Canadian dollars and fifty cents'.
 * Throws a RangeError for negative amounts and from one billion dollars up.
 */
export function amountInWords(cents: bigint, language: Language): string {
  if (cents < 0n || cents >= CENTS_LIMIT) {
    throw new RangeError('an amount in words is at least zero and under one billion dollars');
  }
  const dollars = Number(cents / 100n);
  const rest = Number(cents % 100n);
  return language === 'en' ? inEnglish(dollars, rest) : inFrench(dollars, rest);
}

function inEnglish(dollars: number, cents: number): string {
  const whole = `${englishNumber(dollars)} Canadian ${dollars === 1 ? 'dollar' : 'dollars'}`;
  return cents === 0 ? whole : `${whole} and ${englishNumber(cents)} ${cents === 1 ? 'cent' : 'cents'}`;
}

function inFrench(dollars: number, cents: number): string {
  // A noun after a round million takes 'de', and French counts zero and one as singular.
  const link = dollars >= 1_000_000 && dollars % 1_000_000 === 0 ? ' de' : '';
  const noun = dollars < 2 ? 'dollar canadien' : 'dollars canadiens';
  const whole = `${frenchNumber(dollars)}${link} ${noun}`;
  return cents === 0 ? whole : `${whole} et ${frenchNumber(cents)} ${cents === 1 ? 'cent' : 'cents'}`;
}
