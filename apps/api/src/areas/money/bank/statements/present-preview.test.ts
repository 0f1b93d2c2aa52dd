import {
  type BankLine,
  type PassedOver,
  refusedStatement,
} from '@portal/domain/money/bank/statements/statement';
import { describe, expect, it } from 'vitest';
import { presentPreview, type StatementPreview } from './preview-statement.ts';

const lineOf = (line: number, cents: bigint): BankLine => ({
  line,
  day: '2026-10-05',
  cents,
  description: `WIRE ${line}`,
  party: null,
  bankId: null,
  balanceCents: null,
});
const passedOver = (count: number) =>
  Array.from({ length: count }, (_each, place): PassedOver => ({ line: place + 1, because: 'empty' }));

const preview = (
  read: Partial<StatementPreview['read']>,
  fresh: readonly number[] = [],
): StatementPreview => ({
  isKnown: false,
  proposals: ['td'],
  read: { ...refusedStatement([]), ...read },
  fresh: new Set(fresh),
  heldCents: 250_000n,
  afterCents: 260_007n,
});

describe('a file before its import', () => {
  it('shows none of its lines until somebody says how it is read', () => {
    const shown = presentPreview({ ...preview({}), isKnown: true, proposals: ['ofx'], read: null });
    expect(shown).toEqual({ isKnown: true, proposals: ['ofx'], read: null });
  });

  it('shows money in and out, its balances, and which lines are new', () => {
    const lines = [lineOf(1, 10_000n), lineOf(2, -600n), lineOf(4, 1_007n), lineOf(5, -400n)];
    const shown = presentPreview(
      preview(
        {
          lines,
          passedOver: [{ line: 3, because: 'pending' }],
          accounts: ['EOP', 'ES1'],
          openingCents: -250_000n,
          closingCents: 0n,
        },
        [1, 4],
      ),
    );
    expect(shown.read).toEqual({
      problems: [],
      passedOver: [{ line: 3, because: 'pending' }],
      passedOverCount: 1,
      accounts: ['EOP', 'ES1'],
      lineCount: 4,
      newCount: 2,
      held: 2_500,
      after: 2_600.07,
      moneyIn: 110.07,
      moneyOut: 10,
      openingBalance: -2_500,
      closingBalance: 0,
      firstLines: [
        { line: 1, day: '2026-10-05', amount: 100, description: 'WIRE 1', party: null, isNew: true },
        { line: 2, day: '2026-10-05', amount: -6, description: 'WIRE 2', party: null, isNew: false },
        { line: 4, day: '2026-10-05', amount: 10.07, description: 'WIRE 4', party: null, isNew: true },
        { line: 5, day: '2026-10-05', amount: -4, description: 'WIRE 5', party: null, isNew: false },
      ],
    });
  });

  it('shows what is wrong with it, and no balances where it has none', () => {
    const problems = [{ line: 2, code: 'amount-unreadable' } as const];
    expect(presentPreview(preview({ problems })).read).toMatchObject({
      problems,
      openingBalance: null,
      closingBalance: null,
      moneyIn: 0,
      lineCount: 0,
    });
  });

  it('shows the first of many lines and rows, and counts all', () => {
    const lines = Array.from({ length: 501 }, (_each, place) => lineOf(place + 1, 100n));
    const { read } = presentPreview(preview({ lines, passedOver: passedOver(201) }));
    expect([read?.firstLines.length, read?.lineCount, read?.moneyIn]).toEqual([500, 501, 501]);
    expect([read?.passedOver.length, read?.passedOverCount]).toEqual([200, 201]);
    expect([read?.firstLines.at(-1)?.line, read?.passedOver.at(-1)?.line]).toEqual([500, 200]);
  });
});
