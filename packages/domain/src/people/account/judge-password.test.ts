import { describe, expect, it } from 'vitest';
import { estimateGuesses } from './estimate-guesses.ts';
import { judgePassword } from './judge-password.ts';
import type { PasswordOwner } from './password-owner.ts';

const EVE = { firstName: 'Marie-Ève', lastName: 'Tremblay', email: 'me.tremblay+fonds@example.ca' };
const MARK = { firstName: 'Mark', lastName: 'Li', email: 'canoe77@example.ca' };
const NOBODY = { firstName: '', lastName: '', email: '' };

describe('a password that is easy to guess is refused:', () => {
  it.each<[string, string, PasswordOwner]>([
    ['a common one', 'qwertyuiop', EVE],
    ['a common one in any case', 'QwertyUIOP', EVE],
    ['a common one with digits for letters', 'Passw0rd!!', EVE],
    ['a common one that goes on counting', 'letmein12345', EVE],
    ['a common sentence that goes on counting', 'iloveyou1234', EVE],
    ['a common one with accents', 'Pässwörd2026', EVE],
    ['a common one in wide letters', 'ｐａｓｓｗｏｒｄ１２', EVE],
    ['a common one twice', 'password password', EVE],
    ['a common one of Quebec', 'motdepasse123', EVE],
    ['the French keyboard’s first row', 'azertyuiop', EVE],
    ['a French word and a year', 'bienvenue2026', EVE],
    ['an accented word and a digit', 'hypothèque1', EVE],
    ['the portal’s own name', 'northline1', EVE],
    ['the portal’s own name and a year', 'Northline2026!', EVE],
    ['a season, a year and two signs', 'Summer2026!!', EVE],
    ['a season in French', 'Hiver2026!!', EVE],
    ['a city and its area code', 'Montreal514!', EVE],
    ['a province and a digit', 'Saskatchewan1', EVE],
    ['what the account is for', 'retirement2026', EVE],
    ['two ordinary words in one', 'copperlake', EVE],
    ['a date of birth', '17/04/1986', EVE],
    ['a telephone number', '5145550188', EVE],
    ['one letter', 'aaaaaaaaaaaaaa', EVE],
    ['a few letters over and over', 'abcabcabcab', EVE],
    ['one animal ten times', '🐻🐻🐻🐻🐻🐻🐻🐻🐻🐻', EVE],
    ['counting up', '123456789012', EVE],
    ['counting down', '4321098765432', EVE],
    ['the alphabet', 'ABCDEFGHIJKLM', EVE],
    ['the longest one of one word', 'password'.repeat(25), EVE],
    ['a famous phrase', 'correcthorsebatterystaple', EVE],
    ['a famous phrase with blanks and capitals', 'Correct Horse Battery Staple', EVE],
    ['a famous phrase that goes on counting', 'correct-horse-battery-staple-2026!', EVE],
    ['a famous phrase with digits for letters', 'c0rrecth0rseb4tterystapl3', EVE],
    ['a line of a play', 'To be, or not to be', EVE],
    ['a line of a film and a word', 'may the force be with you maple', EVE],
    ['a famous sentence in French', 'Je pense, donc je suis 1637', EVE],
    ['a motto', 'liberté, égalité, fraternité', EVE],
    ['the anthem', 'Ô Canada, terre de nos aïeux', EVE],
    ['one of somebody of whom nothing is known', 'letmein12345', NOBODY],
  ])('%s', (_row, password, owner) => {
    expect(judgePassword(password, owner, 'Northline')).toEqual({
      strength: 'guessable',
      refusal: 'account.password.guessable',
    });
  });
});

describe('a password', () => {
  it.each<[string, string, PasswordOwner, ReturnType<typeof judgePassword>['strength']]>([
    ['that is a sentence is strong', 'rain on the tin roof', EVE, 'strong'],
    ['that is a French sentence is strong', 'deux huards sous la pluie', EVE, 'strong'],
    ['of twelve mixed characters is good', 'Cedar7-Lakes', EVE, 'good'],
    ['of ten characters that mean nothing is good', 'x7Kq9fT2kd', EVE, 'good'],
    ['with a word said three times and more is good', 'rain rain rain go away', EVE, 'good'],
    ['that only begins as a common one is taken', 'qwertyuiop and a lamp', EVE, 'strong'],
    ['of six small words is strong', 'le chat noir et le lac', EVE, 'strong'],
    ['with a part of a name of three letters in a word is taken', 'forever and never', EVE, 'good'],
    ['with a short name in a longer word is taken', 'a quiet supermarket', MARK, 'strong'],
    ['with a name of two letters is taken', 'li and the seven geese', MARK, 'strong'],
    ['with a word of the e-mail’s domain is taken', 'example of a canoe', MARK, 'strong'],
    [
      'with a famous phrase beside a sentence of its own is taken',
      'je me souviens des huards sous la pluie',
      EVE,
      'strong',
    ],
    ['of nine characters is short', 'x7Kq9fT2k', EVE, 'short'],
    ['of nine letters, one typed as two, is short', 'école et '.normalize('NFD'), EVE, 'short'],
    ['of one family in ten units is short', '👩‍👩‍👧‍👦', EVE, 'short'],
  ])('%s', (_row, password, owner, strength) => {
    expect(judgePassword(password, owner, 'Northline')).toEqual({ strength, refusal: null });
  });

  it('is worth the same however its accents were typed', () => {
    const composed = 'hypothèque à la dérive'.normalize('NFC');
    expect(judgePassword(composed.normalize('NFD'), EVE, 'Northline')).toEqual(
      judgePassword(composed, EVE, 'Northline'),
    );
  });

  it.each([
    ['that is the last name with a year', 'tremblay2026', EVE, 'ownName'],
    ['with the last name in other case', 'in the rain: TREMBLAY', EVE, 'ownName'],
    ['with the last name inside a word', 'supertremblayeuse', EVE, 'ownName'],
    ['with the first name without its accent', 'marie-eve is here', EVE, 'ownName'],
    ['with an accent that the name lacks', 'Trémblay au lac', EVE, 'ownName'],
    ['with both parts of the first name in one', 'xxmarieevexx', EVE, 'ownName'],
    ['with a part of three letters standing alone', 'the eve of winter', EVE, 'ownName'],
    ['with a short name between digits', '2026-Mark-2026', MARK, 'ownName'],
    ['that is a short name over and over', 'markmarkmark', MARK, 'ownName'],
    ['with the e-mail before the at sign', 'my canoe77 floats', MARK, 'ownEmail'],
    ['with it in other writing', 'Canoe-77-floats', MARK, 'ownEmail'],
    ['that is the whole address', 'me.tremblay@example.ca', EVE, 'ownName'],
  ] as const)('%s is refused', (_row, password, owner, refusal) => {
    expect(judgePassword(password, owner, 'Northline')).toEqual({
      strength: 'guessable',
      refusal: `account.password.${refusal}`,
    });
  });
});

describe('an estimate', () => {
  it('gives less for a word that is known of the owner', () => {
    const without = estimateGuesses('kowalczyk 4 you', []);
    expect(estimateGuesses('kowalczyk 4 you', ['kowalczyk'])).toBeLessThan(without);
  });
});
