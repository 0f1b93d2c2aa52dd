import { expect, it } from 'vitest';
import { unbrokenDay } from './unbroken-day.ts';

it.each([
  ['November 26, 2026', 'November\u00a026, 2026'],
  ['26 novembre 2026', '26\u00a0novembre 2026'],
  ['', ''],
])('keeps the number of the day with its month: %s', (written, unbroken) => {
  expect(unbrokenDay(written)).toBe(unbroken);
});
