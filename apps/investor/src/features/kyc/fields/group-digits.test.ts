import { expect, it } from 'vitest';
import { groupDigits } from './group-digits.ts';

it.each([
  ['the fourth digit starts a new group', '130', '1306', '130 6'],
  ['a whole number is pasted', '', '130692544', '130 692 544'],
  ['a number is pasted with dashes', '', '130-692-544', '130 692 544'],
  ['the last digit is taken away', '130 6', '130 ', '130 '],
  ['a digit in the middle is taken away', '130 692 544', '10 692 544', '10 692 544'],
  ['a letter is typed', '130', '130x', '130x'],
  ['a tenth digit is typed', '130 692 544', '130 692 5441', '130 692 5441'],
])('%s: %s then %s shows %s', (_what, before, typed, shown) => {
  expect(groupDigits(typed, before)).toBe(shown);
});
