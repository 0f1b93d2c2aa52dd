import { expect, it } from 'vitest';
import { freesUpOn, windowBeginsOn } from './frees-up-on.ts';

it.each([
  ['2026-11-29', '2025-11-29'],
  ['2026-01-01', '2025-01-01'],
  ['2028-02-29', '2027-02-28'],
  ['2029-02-28', '2028-02-28'],
])('on %s what was bought on or after %s counts', (day, begins) => {
  expect(windowBeginsOn(day)).toBe(begins);
});

it.each([
  ['a year and a day later', '2026-03-02', '2027-03-03'],
  ['on 1 January for the last of December', '2025-12-31', '2027-01-01'],
  ['on 1 March for a leap day', '2024-02-29', '2025-03-01'],
  ['on 1 March for the 28th before a leap year, whose leap day looks back to it', '2027-02-28', '2028-03-01'],
  ['on the 28th for the 27th of the year before', '2027-02-27', '2028-02-28'],
])('a purchase no longer counts %s: bought %s, free on %s', (_row, bought, free) => {
  expect(freesUpOn(bought)).toBe(free);
});
