import { describe, expect, it } from 'vitest';
import { chooseLanguage } from './choose-language.ts';
import { negotiateLanguage } from './negotiate-language.ts';

describe('the language of an answer', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['fr', 'fr'],
    ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
    ['FR-ca', 'fr'],
    ['en;q=0.5, fr;q=0.9', 'fr'],
    ['de, fr;q=0.1', 'fr'],
    ['de,es', 'en'],
    ['fr;q=0, en', 'en'],
    ['fr;q=0', 'en'],
    ['*', 'en'],
    ['fro, frr', 'en'],
    ['fr;q=much', 'fr'],
    [',;=,;;q', 'en'],
  ])('for Accept-Language %s is %s', (header, language) => {
    expect(negotiateLanguage(header)).toBe(language);
  });
});

describe('the language of a page', () => {
  it.each([
    ['language=fr', 'en', 'fr'],
    ['a=b; language=en; c=d', 'fr', 'en'],
    ['language=de', 'fr', 'fr'],
    ['mylanguage=en', 'fr', 'fr'],
    [undefined, 'fr', 'fr'],
  ])('with the cookie %s and Accept-Language %s is %s', (cookie, header, language) => {
    expect(chooseLanguage({ cookie, 'accept-language': header })).toBe(language);
  });
});
