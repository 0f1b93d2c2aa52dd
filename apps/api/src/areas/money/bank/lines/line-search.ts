import { readBankCents } from '@portal/domain/money/bank/statements/read-bank-cents';
import type { LineText } from './line-text.ts';

/** A test for lines that contain the text, or have the amount as typed in either language. */
export function lineSearch(search: string): (line: LineText & { cents: bigint }) => boolean {
  const text = withoutAccents(search);
  const cents = readSearchedCents(search);
  return ({ description, party, cents: lineCents }) =>
    withoutAccents(`${description} ${party ?? ''}`).includes(text) ||
    (cents !== null && (lineCents < 0n ? -lineCents : lineCents) === cents);
}

/** Hyphens and apostrophes stay: banks write `E-TRANSFER`. */
function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Null for anything that is not an amount. */
function readSearchedCents(search: string): bigint | null {
  const cents = readBankCents(search, 'point') ?? readBankCents(search, 'comma');
  return cents !== null && cents < 0n ? -cents : cents;
}
