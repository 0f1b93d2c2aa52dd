import { expect, it } from 'vitest';
import { valueTimeOf } from './book-line.ts';

/** Ten in the morning in Toronto. */
const NOW = new Date('2026-11-18T15:00:00.000Z');

it.each([
  ['a day that is over is by the books from its beginning', '2026-11-17', '2026-11-17T05:00:00.000Z'],
  ['today is so, too', '2026-11-18', '2026-11-18T05:00:00.000Z'],
  ['a day to come is by the books from now', '2026-11-19', '2026-11-18T15:00:00.000Z'],
  ['a day of summer begins by the clock of summer', '2026-07-02', '2026-07-02T04:00:00.000Z'],
])('money of %s', (_row, day, at) => {
  expect(valueTimeOf(day, NOW).toISOString()).toBe(at);
});
