import { describe, expect, it } from 'vitest';
import { type KeptPromises, promiseProblems } from './promise-problems.ts';
import { promisingKeys } from './promising-keys.ts';

describe('a promise is found', () => {
  const english = (text: string) => promisingKeys({ en: new Map([['page.text', text]]), fr: new Map() });
  const french = (text: string) => promisingKeys({ en: new Map(), fr: new Map([['page.text', text]]) });

  it.each([
    ['what we do', 'We email you the decision.'],
    ['what we will do', 'You wait, and then we will call.'],
    ['what the dealer does', 'The dealer checks every order.'],
    ['what a representative does first', 'Your representative first checks that it suits you.'],
    ['what people of ours do', 'Two of our people read it.'],
    ['a time', 'An answer comes within {{days}} days.'],
    ['money that comes back', 'Any money received is returned to you.'],
  ])('in English: %s', (_row, text) => {
    expect(english(text)).toEqual(['page.text']);
  });

  it.each([
    ['what we do', 'Nous vous écrivons dès que c’est décidé.'],
    ['what the dealer does', 'Le courtier vérifie chaque ordre.'],
    ['money that comes back', 'La somme vous est remboursée.'],
    ['a time', 'La réponse vient dans les cinq jours ouvrables.'],
  ])('in French: %s', (_row, text) => {
    expect(french(text)).toEqual(['page.text']);
  });

  it.each([
    ['what was done', 'We have received your notice.'],
    ['what cannot be', 'We cannot find this deal.'],
    ['what the reader does', 'You sign your documents.'],
  ])('and none in %s', (_row, text) => {
    expect(english(text)).toEqual([]);
  });
});

describe('what texts promise', () => {
  const problems = (table: KeptPromises, isThere = true) =>
    promiseProblems(['page.text'], [table], () => isThere);

  it.each<[string, KeptPromises, boolean, string[]]>([
    ['is kept by a module that is there', { 'here.ts#it': ['page.text'] }, true, []],
    ['or only says what is so', { 'states a fact: it is so': ['page.text'] }, false, []],
    [
      'is a fault where nothing is named',
      {},
      true,
      ['page.text: promises something; name what keeps it in scripts/promises, or why it states a fact'],
    ],
    [
      'is a fault where the module is gone',
      { 'gone.ts#it': ['page.text'] },
      false,
      ['gone.ts#it: keeps page.text and is not there'],
    ],
    [
      'is a fault where it is named twice',
      { 'here.ts#it': ['page.text'], 'there.ts#it': ['page.text'] },
      true,
      ['page.text: is in scripts/promises twice'],
    ],
    [
      'leaves the table once the text promises nothing',
      { 'here.ts#it': ['page.text', 'page.other'] },
      true,
      ['page.other: is in scripts/promises, and no text of that name promises anything'],
    ],
  ])('%s', (_row, table, isThere, expected) => {
    expect(problems(table, isThere)).toEqual(expected);
  });
});
