import { hasWords } from '@portal/domain/ground/people/fold-text';
import { readBankCents } from '@portal/domain/money/bank/statements/read-bank-cents';
import type { LineText } from './line-text.ts';

/** A test for lines that have the words of the text, folded, or have the amount as typed in either language. */
export function lineSearch(search: string): (line: LineText & { cents: bigint }) => boolean {
  const cents = readSearchedCents(search);
  return ({ description, party, cents: lineCents }) =>
    hasWords(`${description} ${party ?? ''}`, search) ||
    (cents !== null && (lineCents < 0n ? -lineCents : lineCents) === cents);
}

/** Null for anything that is not an amount. */
function readSearchedCents(search: string): bigint | null {
  const cents = readBankCents(search, 'point') ?? readBankCents(search, 'comma');
  return cents !== null && cents < 0n ? -cents : cents;
}
