import { expect, it } from 'vitest';
import { emergencyReasonSchema } from './emergency-kinds.ts';

it.each([
  ['nothing is none', '', false],
  ['blanks are none', '   ', false],
  ['one letter is enough', 'x', true],
  ['a thousand characters are', 'x'.repeat(1_000), true],
  ['more are too many', 'x'.repeat(1_001), false],
])('a reason why one person acted alone: %s', (_what, reason, isOne) => {
  expect(emergencyReasonSchema.safeParse(reason).success).toBe(isOne);
});
