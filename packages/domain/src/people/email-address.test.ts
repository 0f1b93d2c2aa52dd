import { describe, expect, it } from 'vitest';
import { isEmailAddress } from './email-address.ts';

describe('an e-mail address', () => {
  it.each([
    ['ordinary', 'ada.tremblay@example.com', true],
    ['with a tag', 'ada+invest@example.co', true],
    ['international', 'andrée@exemple.québec', true],
    ['without an @', 'ada.example.com', false],
    ['with two', 'ada@home@example.com', false],
    ['without a domain ending', 'ada@example', false],
    ['with a space', 'ada tremblay@example.com', false],
    ['with two dots in the domain', 'ada@example..com', false],
    ['with a name in front', 'Ada <ada@example.com>', false],
    ['longer than mail servers take', `${'a'.repeat(250)}@example.com`, false],
  ])('%s', (_row, text, expected) => {
    expect(isEmailAddress(text)).toBe(expected);
  });
});
