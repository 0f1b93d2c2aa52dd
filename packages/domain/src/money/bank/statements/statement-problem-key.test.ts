import { describe, expect, it } from 'vitest';
import { statementProblemKey } from './statement-problem-key.ts';

describe('the sentence of a problem', () => {
  it.each([
    ['of one word', 'empty', 'officeMoney.problems.empty'],
    ['of two words', 'amount-unreadable', 'officeMoney.problems.amountUnreadable'],
    ['of three words', 'too-many-lines', 'officeMoney.problems.tooManyLines'],
  ] as const)('is found by a name %s', (_words, code, key) => {
    expect(statementProblemKey(code)).toBe(key);
  });
});
