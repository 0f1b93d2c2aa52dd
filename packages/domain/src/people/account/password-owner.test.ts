import { describe, expect, it } from 'vitest';
import { isMadeOfEmail, isMadeOfName, knownWordsOf } from './password-owner.ts';

const EVE = { firstName: 'Marie-Ève', lastName: 'Tremblay', email: 'me.tremblay+fonds@example.ca' };
const named = (lastName: string) => ({ firstName: '', lastName, email: '' });
const at = (email: string) => ({ firstName: '', lastName: '', email });

describe('what a guesser knows about the owner', () => {
  it('are the names in parts and in one, and the address with its parts, from three letters on', () => {
    expect(knownWordsOf(EVE)).toEqual([
      'marie',
      'eve',
      'marieeve',
      'tremblay',
      'me.tremblay',
      'fonds',
      'example',
      'me.tremblay+fonds@example.ca',
    ]);
  });

  it('is nothing where nothing is known about the owner', () => {
    expect(knownWordsOf(named(''))).toEqual([]);
  });
});

describe('a password with a name', () => {
  it.each([
    ['of five letters within a word', 'xxgagnexx and more', 'Gagné', true],
    ['of four letters within a word', 'xxcotexx and more', 'Côté', false],
    ['of four letters by itself', 'the cote is here', 'Côté', true],
    ['of three letters by itself, between two signs', 'here is --roy-- again', 'Roy', true],
    ['of two letters by itself', 'here is li again', 'Li', false],
    ['of four letters in a word, with five characters more', 'xcotexxxx', 'Côté', true],
    ['of four letters in a word, with six characters more', 'xcotexxxxx', 'Côté', false],
    ['of four letters in a word, with blanks for characters more', 'xcotexx     ', 'Côté', true],
    ['in two words, written in one', 'my delatour is here', 'de la Tour', true],
    ['in two words with two blanks between them', 'here is roy again', 'Roy  Li', true],
    ['of nobody', 'short', '', false],
  ])('%s', (_row, password, lastName, expected) => {
    expect(isMadeOfName(password, named(lastName))).toBe(expected);
  });
});

describe('a password with an address', () => {
  it.each([
    ['of five characters within a word', 'xxana77xx and more', 'ana77@example.ca', true],
    ['of four characters within a word', 'xxan77xx and more', 'an77@example.ca', false],
    ['in other writing', 'an_na-77 is here', 'anna77@example.ca', true],
    ['without what is behind a plus sign', 'my canoe floats', 'canoe+fonds@example.ca', true],
    ['of nobody', 'short', '', false],
  ])('%s', (_row, password, email, expected) => {
    expect(isMadeOfEmail(password, at(email))).toBe(expected);
  });
});
