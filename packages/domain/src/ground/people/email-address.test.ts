import { describe, expect, it } from 'vitest';
import { EMAIL_MAX_LENGTH, isEmailAddress, mayBeKnownAddress } from './email-address.ts';

/** An address of this length whose parts are short enough by themselves. */
const longAddress = (length: number) => `a@${'b.'.repeat(120)}${'b'.repeat(length - 245)}.ca`;

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
    ['with an ending that begins with a digit', 'a@b.1ca', false],
    ['with an underscore in the domain', 'a@b_c.ca', false],
    ['with a slash in the domain', 'a@b.ca/x', false],
    ['with a line break', 'a@b.ca\nx', false],
    ['with a longer first part than mail servers take', `${'a'.repeat(65)}@b.ca`, false],
    ['with a longer label than a domain has', `a@${'b'.repeat(64)}.ca`, false],
    ['longer than mail servers take', `${'a'.repeat(250)}@example.com`, false],
    ['with as long a first part as mail servers take', `${'a'.repeat(64)}@b.ca`, true],
    ['with as long a label as a domain has', `a@${'b'.repeat(63)}.ca`, true],
    ['as long as mail servers take', longAddress(EMAIL_MAX_LENGTH), true],
    ['of short labels, and a character too long', longAddress(EMAIL_MAX_LENGTH + 1), false],
    ['with a comma within', 'a,b@c.ca', false],
    ['with quotation marks', '"a b"@c.ca', false],
    ['with an invisible mark', 'a\u200Bb@c.ca', false],
    ['with a label of one letter between others', 'a@b.c.ca', true],
    ['of nothing before the @', '@b.ca', false],
    ['of nothing', '', false],
  ])('%s', (_row, text, expected) => {
    expect(isEmailAddress(text)).toBe(expected);
  });
});

describe('an address that an account may have been opened with', () => {
  it.each([
    ['of today', 'ada@example.com', true],
    ['of an older rule', 'a..b@c', true],
    ['as long as mail servers take', `${'a'.repeat(EMAIL_MAX_LENGTH - 2)}@b`, true],
    ['longer', `${'a'.repeat(EMAIL_MAX_LENGTH - 1)}@b`, false],
    ['without anything before the @', '@example.com', false],
    ['without anything after it', 'ada@', false],
    ['with a blank before it', 'ada b@c', false],
    ['with a blank after it', 'ada@b c', false],
    ['with two', 'a@b@c', false],
  ])('%s', (_row, text, expected) => {
    expect(mayBeKnownAddress(text)).toBe(expected);
  });
});
