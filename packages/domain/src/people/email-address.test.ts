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
    ['with an apostrophe', "sean.o'neil@example.ca", true],
    ['of a short domain', 'a@b.ca', true],
    ['with a hyphen in the domain', 'a@b-c.ca', true],
    ['with a domain of digits', 'a@163.com', true],
    ['with an international domain in code', 'a@xn--exmple-cua.ca', true],
    ['with a comma behind it', 'a@b.ca,', false],
    ['with a stop behind it', 'a@b.ca.', false],
    ['with a semicolon behind it', 'a@b.ca;', false],
    ['beginning with a stop', '.a@b.ca', false],
    ['with a stop before the @', 'a.@b.ca', false],
    ['with two stops in a row', 'a..b@c.ca', false],
    ['with a domain that begins with a hyphen', 'a@-b.ca', false],
    ['with a domain that ends with a hyphen', 'a@b-.ca', false],
    ['with an ending that begins with a hyphen', 'a@b.-ca', false],
    ['with a number for a domain', 'a@1.2.3.4', false],
    ['with an ending of one letter', 'a@b.c', false],
    ['with an underscore in the domain', 'a@b_c.ca', false],
    ['with a slash in the domain', 'a@b.ca/x', false],
    ['with a line break', 'a@b.ca\nx', false],
    ['with a longer first part than mail servers take', `${'a'.repeat(65)}@b.ca`, false],
    ['with a longer label than a domain has', `a@${'b'.repeat(64)}.ca`, false],
    ['longer than mail servers take', `${'a'.repeat(250)}@example.com`, false],
  ])('%s', (_row, text, expected) => {
    expect(isEmailAddress(text)).toBe(expected);
  });
});
