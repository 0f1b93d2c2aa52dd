import { type BankLine, type ReadStatement, refusedStatement, type StatementProblem } from './statement.ts';

type Settled = Pick<ReadStatement, 'lines' | 'problems' | 'openingCents' | 'closingCents'>;

/**
 * Puts the lines of a file the earliest first, and checks each balance against the one before it: what the account held plus the line is
 * what it holds afterwards. Where days go up and down, as with a line that the bank dated back, the balances of all lines must prove one
 * order, in which the bank took them. Problems where they do not, and where a balance does not follow.
 */
export function settleBalances(lines: readonly BankLine[]): Settled {
  const ordered = inTimeOrder(lines);
  if ('code' in ordered) {
    return refusedStatement([ordered]);
  }
  const problems = ordered
    .filter((line, place) => !follows(line, ordered[place - 1]))
    .map(({ line }): StatementProblem => ({ line, code: 'balance-broken' }));
  if (problems.length > 0) {
    return refusedStatement(problems);
  }
  const [first] = ordered;
  const openingCents =
    first === undefined || first.balanceCents === null ? null : first.balanceCents - first.cents;
  return { lines: ordered, problems: [], openingCents, closingCents: ordered.at(-1)?.balanceCents ?? null };
}

function follows({ balanceCents, cents }: BankLine, before: BankLine | undefined): boolean {
  const held = before?.balanceCents ?? null;
  return held === null || balanceCents === null || balanceCents === held + cents;
}

/** Some banks have the newest line first; lines of one day keep the file's direction. */
function inTimeOrder(lines: readonly BankLine[]): readonly BankLine[] | StatementProblem {
  const pairs = lines.map((line, place) => ({ line, before: lines[place - 1] ?? line }));
  const isRising = pairs.every(({ line, before }) => before.day <= line.day);
  const isFalling = pairs.every(({ line, before }) => before.day >= line.day);
  if (isRising && isFalling) {
    return ofOneDay(lines);
  }
  if (isRising || isFalling) {
    return isRising ? lines : lines.toReversed();
  }
  const proven = provenOrder(lines);
  if (proven !== null) {
    return proven;
  }
  const turn = pairs.find(({ line, before }) => before.day > line.day);
  return { line: turn?.line.line ?? null, code: 'dates-out-of-order' };
}

/** The order in which every line has a balance that follows from the one before; null where none has, or either end may be the first. */
function provenOrder(lines: readonly BankLine[]): readonly BankLine[] | null {
  if (lines.some(({ balanceCents }) => balanceCents === null)) {
    return null;
  }
  const [order, another] = [lines, lines.toReversed()].filter(isChain);
  return another === undefined ? (order ?? null) : null;
}

function isChain(lines: readonly BankLine[]): boolean {
  return lines.every((line, place) => follows(line, lines[place - 1]));
}

/** Within a day the balances say which end is the newest; without any, the file's direction stands. */
function ofOneDay(lines: readonly BankLine[]): readonly BankLine[] {
  const reversed = lines.toReversed();
  return !isChain(lines) && isChain(reversed) ? reversed : lines;
}
