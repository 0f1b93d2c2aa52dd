import { isOneOf } from './is-one-of.ts';
import { readBankCents } from './read-bank-cents.ts';
import type { StatementProblemCode } from './statement.ts';
import type { CsvProfile } from './statement-profile.ts';

type Cells = readonly string[];
type Read = { readonly cents: bigint } | { readonly problem: StatementProblemCode };
type Direction = Extract<CsvProfile['amount'], { kind: 'by-word' }>['direction'];

/** The signed cents of a row, read as the profile says; anything doubtful is a named problem. */
export function readLineAmount(cells: Cells, { amount, decimalMark }: CsvProfile): Read {
  const cell = (place: number) => (cells[place] ?? '').trim();
  const read = (place: number): Read => {
    if (cell(place) === '') {
      return { problem: 'amount-missing' };
    }
    const cents = readBankCents(cell(place), decimalMark);
    return cents === null ? { problem: 'amount-unreadable' } : { cents };
  };
  switch (amount.kind) {
    case 'signed': {
      const signed = read(amount.column);
      return amount.direction === null || 'problem' in signed
        ? signed
        : agreed(signed.cents, signOf(cell(amount.direction.column), amount.direction));
    }
    case 'by-word': {
      const size = read(amount.column);
      const sign = signOf(cell(amount.direction.column), amount.direction);
      if ('problem' in size || sign === null) {
        return 'problem' in size ? size : { problem: 'direction-unknown' };
      }
      return size.cents < 0n ? { problem: 'direction-contradicts' } : { cents: size.cents * sign };
    }
    case 'two-columns':
      return ofTwo(cell(amount.out), cell(amount.in), read(amount.out), read(amount.in));
  }
}

function signOf(word: string, direction: Direction): 1n | -1n | null {
  if (isOneOf(direction.in, word)) {
    return 1n;
  }
  return isOneOf(direction.out, word) ? -1n : null;
}

function agreed(cents: bigint, sign: 1n | -1n | null): Read {
  if (sign === null) {
    return { problem: 'direction-unknown' };
  }
  return cents * sign < 0n ? { problem: 'direction-contradicts' } : { cents };
}

/** One of two columns has the amount, without a sign; some banks write a zero in the other. */
function ofTwo(outText: string, inText: string, out: Read, into: Read): Read {
  if (outText === '' && inText === '') {
    return { problem: 'amount-missing' };
  }
  const outCents = outText === '' ? { cents: 0n } : out;
  const inCents = inText === '' ? { cents: 0n } : into;
  if ('problem' in outCents) {
    return outCents;
  }
  if ('problem' in inCents) {
    return inCents;
  }
  if (outCents.cents < 0n || inCents.cents < 0n) {
    return { problem: 'direction-contradicts' };
  }
  return outCents.cents > 0n && inCents.cents > 0n
    ? { problem: 'two-amounts' }
    : { cents: inCents.cents - outCents.cents };
}
