import { describe, expect, it } from 'vitest';
import {
  refusedStatement,
  STATEMENT_LINES_MAX,
  STATEMENT_PROBLEMS_MAX,
  STATEMENT_ROWS_MAX,
  type StatementProblem,
} from './statement.ts';

const PROBLEM: StatementProblem = { line: 1, code: 'amount-missing' };

describe('a file that is refused', () => {
  it('gives nothing but what is wrong with it', () => {
    expect(refusedStatement([PROBLEM])).toEqual({
      lines: [],
      passedOver: [],
      problems: [PROBLEM],
      openingCents: null,
      closingCents: null,
      accounts: [],
      rowsBy: 'line',
    });
  });

  it('reports the first of its problems, up to a limit', () => {
    const many = Array.from({ length: STATEMENT_PROBLEMS_MAX + 1 }, (_each, line) => ({ ...PROBLEM, line }));
    expect(refusedStatement(many).problems).toEqual(many.slice(0, -1));
  });
});

it('a file of as many lines as it may have has room for what is above them', () => {
  expect(STATEMENT_ROWS_MAX).toBeGreaterThan(STATEMENT_LINES_MAX);
});
