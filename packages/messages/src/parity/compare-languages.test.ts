import { describe, expect, it } from 'vitest';
import { compareLanguages, placeholdersOf } from './compare-languages.ts';
import { flattenTexts } from './flatten-texts.ts';

const compare = (english: unknown, french: unknown, same = {}) =>
  compareLanguages(flattenTexts('block', english), flattenTexts('block', french), same);

describe('two languages', () => {
  it.each([
    ['translated texts', { a: 'Order' }, { a: 'Ordre' }, []],
    ['a key that French lacks', { a: 'Order', b: 'Sign' }, { a: 'Ordre' }, ['block.b: missing in fr']],
    ['a key that English lacks', { a: 'Order' }, { a: 'Ordre', b: 'Signer' }, ['block.b: missing in en']],
    [
      'English left in French',
      { a: 'Order' },
      { a: 'Order' },
      ['block.a: the same in both languages (Order)'],
    ],
    ['nothing to translate', { a: '{{amount}} — 24/7' }, { a: '{{amount}} — 24/7' }, []],
    [
      'another placeholder',
      { a: 'Pay {{amount}}' },
      { a: 'Payez {{montant}}' },
      ['block.a: placeholders differ (en: amount; fr: montant)'],
    ],
    ['placeholders in another order', { a: '{{a}} of {{b}}' }, { a: '{{b}} : {{a}}' }, []],
    [
      'a plural without its partner',
      { a_one: 'One file' },
      { a_one: 'Un fichier' },
      ['block.a_one: block.a_other is missing in en', 'block.a_one: block.a_other is missing in fr'],
    ],
    [
      'the number spelled out in one singular only',
      { a_one: 'One file', a_other: '{{count}} files' },
      { a_one: '{{count}} fichier', a_other: '{{count}} fichiers' },
      [],
    ],
  ])('%s', (_case, english, french, problems) => {
    expect(compare(english, french)).toEqual(problems);
  });

  it('accepts the same text where a reason is given', () => {
    expect(compare({ a: 'Alberta' }, { a: 'Alberta' }, { 'block.*': 'a proper name' })).toEqual([]);
  });

  it('refuses a reason that no text needs any more', () => {
    expect(compare({ a: 'Order' }, { a: 'Ordre' }, { 'block.a': 'a name' })).toEqual([
      'block.a: listed as the same on purpose, but no text is',
    ]);
  });

  it('refuses a leaf that is not a text', () => {
    expect(() => flattenTexts('block', { a: 12 })).toThrow('block.a is not a text');
  });

  it('reads a placeholder without its formatter', () => {
    expect(placeholdersOf('{{total, currency}} of {{ name }}')).toEqual(['name', 'total']);
  });
});
