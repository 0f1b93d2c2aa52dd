import { describe, expect, it } from 'vitest';
import { fundSourceKey } from './fund-source-key.ts';

describe('where the money of a profile comes from', () => {
  it.each([
    ['savings', '1', 'kycOptions.source.savings'],
    ['borrowed money', '5', 'kycOptions.source.borrowed'],
    ['another source, which names none', '6', null],
    ['no answer', '', null],
    ['an answer of no list', '7', null],
  ])('%s', (_sentence, answer, expected) => {
    expect(fundSourceKey(answer)).toBe(expected);
  });
});
