import { expect, it } from 'vitest';
import { openCentsOf } from './read-open-lines.ts';

it.each([
  ['that came in and is matched to nothing, all', { cents: 500n, matchedCents: 0n }, 500n],
  ['that came in and is matched in part, the rest', { cents: 500n, matchedCents: 499n }, 1n],
  ['that went out and is matched in part, the rest', { cents: -500n, matchedCents: 100n }, 400n],
  ['that went out and is matched whole, nothing', { cents: -500n, matchedCents: 500n }, 0n],
])('of a line %s is open', (_row, line, open) => {
  expect(openCentsOf(line)).toBe(open);
});
