import { describe, expect, it } from 'vitest';
import { normalisePassword, passwordLength } from './normalise-password.ts';

describe('a password as it is kept', () => {
  it.each([
    ['has one form, however its accents were typed', 'été à la mer'.normalize('NFD'), 'été à la mer'],
    ['has spaces for no-break spaces', 'deux\u00a0huards\u202fgris', 'deux huards gris'],
    ['keeps its blanks at both ends', '  two loons ', '  two loons '],
    ['keeps its case and a small two', 'Two² Loons', 'Two² Loons'],
  ])('%s', (_row, typed, kept) => {
    expect(normalisePassword(typed)).toBe(kept);
  });
});

describe('the length of a password', () => {
  it.each([
    ['counts letters', 'four loons', 10],
    ['counts an accent with its letter, in either form', 'é'.normalize('NFD').repeat(9), 9],
    ['counts a simple emoji once, though it takes two units', '🐻'.repeat(5), 5],
    ['counts the four people and three joints of a family', '👨‍👩‍👧‍👦', 7],
  ])('%s', (_row, typed, length) => {
    expect(passwordLength(typed)).toBe(length);
  });
});
