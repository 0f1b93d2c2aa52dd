import { describe, expect, it } from 'vitest';
import { passwordRefusal } from './password-refusal.ts';

const EVE = { firstName: 'Marie-Ève', lastName: 'Tremblay', email: 'me.tremblay+fonds@example.ca' };
const MARK = { firstName: 'Mark', lastName: 'Li', email: 'canoe77@example.ca' };
const COMMON = new Set(['qwertyuiop', '1234567890']);

describe('a password', () => {
  it.each([
    ['that is a sentence is taken', 'rain on the tin roof', EVE, null],
    ['among the commonest is refused', 'qwertyuiop', EVE, 'account.password.common'],
    ['among the commonest is refused in any case', 'QwertyUIOP', EVE, 'account.password.common'],
    ['of one letter is refused', 'aaaaaaaaaaaaaa', EVE, 'account.password.common'],
    ['of a few letters over and over is refused', 'abcabcabcab', EVE, 'account.password.common'],
    ['that counts up is refused', '123456789012', EVE, 'account.password.common'],
    ['that counts down is refused', '4321098765432', EVE, 'account.password.common'],
    ['that is the alphabet is refused', 'ABCDEFGHIJKLM', EVE, 'account.password.common'],
    ['with a word said three times and more is taken', 'rain rain rain go away', EVE, null],
    ['that only begins as a common one is taken', 'qwertyuiop and a lamp', EVE, null],
    ['that is the last name with a year is refused', 'tremblay2026', EVE, 'account.password.ownName'],
    ['with the last name in other case is refused', 'in the rain: TREMBLAY', EVE, 'account.password.ownName'],
    ['with the last name inside a word is refused', 'supertremblayeuse', EVE, 'account.password.ownName'],
    [
      'with the first name without its accent is refused',
      'marie-eve is here',
      EVE,
      'account.password.ownName',
    ],
    ['with an accent that the name lacks is refused', 'Trémblay au lac', EVE, 'account.password.ownName'],
    ['with both parts of the first name in one is refused', 'xxmarieevexx', EVE, 'account.password.ownName'],
    [
      'with a part of three letters standing alone is refused',
      'the eve of winter',
      EVE,
      'account.password.ownName',
    ],
    ['with a part of three letters in a word is taken', 'forever and never', EVE, null],
    ['with a short name between digits is refused', '2026-Mark-2026', MARK, 'account.password.ownName'],
    ['with a short name in a longer word is taken', 'a quiet supermarket', MARK, null],
    ['that is a short name over and over is refused', 'markmarkmark', MARK, 'account.password.ownName'],
    ['with a name of two letters is taken', 'li and the seven geese', MARK, null],
    ['with the e-mail before the at sign is refused', 'my canoe77 floats', MARK, 'account.password.ownEmail'],
    ['with it in other writing is refused', 'Canoe-77-floats', MARK, 'account.password.ownEmail'],
    ['with a word of the e-mail’s domain is taken', 'example of a canoe', MARK, null],
    ['that is the whole address is refused', 'me.tremblay@example.ca', EVE, 'account.password.ownName'],
  ] as const)('%s', (_row, password, owner, refusal) => {
    expect(passwordRefusal(password, owner, (text) => COMMON.has(text))).toBe(refusal);
  });

  it('of somebody without a name or an address is judged by itself', () => {
    const nobody = { firstName: '', lastName: '', email: '' };
    expect(passwordRefusal('rain on the tin roof', nobody, () => false)).toBeNull();
  });
});
