import { readBankCents } from '@portal/domain/money/bank/read-bank-cents';
import type { LineText } from './line-text.ts';

/** True of lines in whose text something stands, or whose amount it is, as somebody types it in either language. */
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

/** Null for what is no amount. */
function readSearchedCents(search: string): bigint | null {
  const cents = readBankCents(search, 'point') ?? readBankCents(search, 'comma');
  return cents !== null && cents < 0n ? -cents : cents;
}
