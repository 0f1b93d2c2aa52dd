import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

describe('a password', () => {
  it.each([
    ['of nine characters is too short', 'abcdefghi', 'short'],
    ['of ten ordinary characters is good', 'copperlake', 'good'],
    ['that is a sentence is strong', 'rain on the tin roof', 'strong'],
    ['of twelve mixed characters is strong', 'Cedar7-Lakes', 'strong'],
    ['of one letter is guessable', 'aaaaaaaaaaaaaaaaaaaa', 'guessable'],
    ['with a common word is guessable', 'MyPassword2026!', 'guessable'],
    ['with the own last name is guessable', 'tremblay-in-the-rain', 'guessable'],
    ['with a name of three letters is not guessable for that', 'anagram of copper', 'strong'],
  ] as const)('%s', (_row, password, strength) => {
    expect(passwordStrength(password, ['Ana', 'Tremblay', 'ana.tremblay'])).toBe(strength);
  });
});
