import { describe, expect, it } from 'vitest';
import { ARTICLE_TEXT_MAX, ARTICLE_TITLE_MAX, readArticle } from './article.ts';

const EN = {
  title: 'What an exemption is',
  text: 'First.\n\nSecond.',
  link: 'https://dealer.example/en/exemption',
};
const FR = { title: 'Ce qu’est une dispense', text: 'Un.', link: 'https://dealer.example/fr/dispense' };
const written = (changes: object = {}) => JSON.stringify({ en: { ...EN, ...changes }, fr: FR });
const problemsOf = (json: string) => {
  const read = readArticle(json);
  return read.ok ? [] : read.problems;
};

describe('an article in a file', () => {
  it('has a title, a text and a link in each language', () => {
    expect(readArticle(written())).toEqual({ ok: true, article: { en: EN, fr: FR } });
  });

  it('may have been written where lines end otherwise', () => {
    const read = readArticle(written({ text: 'First.\r\n\r\nSecond.' }));
    expect(read.ok && read.article.en.text).toBe('First.\n\nSecond.');
  });

  it.each<[string, string, string]>([
    ['is no JSON', '{', 'the file: '],
    ['lacks a language', JSON.stringify({ en: EN }), 'fr: '],
    ['says more than it should', JSON.stringify({ en: EN, fr: FR, de: FR }), 'the file: '],
    ['has a title of two lines', written({ title: 'One\nBcc: two' }), 'en.title: is one line'],
    ['has no title', written({ title: '' }), 'en.title: is one line'],
    ['has too long a title', written({ title: 'x'.repeat(ARTICLE_TITLE_MAX + 1) }), 'en.title: has more'],
    ['has HTML in its title', written({ title: 'A <b>title</b>' }), 'en.title: is plain text'],
    ['has no text', written({ text: undefined }), 'en.text: is missing'],
    ['has blanks around its text', written({ text: ' First.' }), 'en.text: is a text'],
    ['has too long a text', written({ text: 'x'.repeat(ARTICLE_TEXT_MAX + 1) }), 'en.text: has more'],
    ['has HTML in its text', written({ text: '<script>' }), 'en.text: is plain text'],
    ['has controls in its text', written({ text: 'a\u0007b' }), 'en.text: is plain text'],
    [
      'has a link that is not encrypted',
      written({ link: 'http://dealer.example/' }),
      'en.link: is an address',
    ],
    ['has a link that runs', written({ link: 'javascript:alert(1)' }), 'en.link: is an address'],
    [
      'has a link with a password',
      written({ link: 'https://a:b@dealer.example/' }),
      'en.link: is an address',
    ],
    ['has a link that is no address', written({ link: 'dealer.example' }), 'en.link: is an address'],
  ])('is refused where it %s', (_row, json, problem) => {
    expect(problemsOf(json).some((found) => found.startsWith(problem))).toBe(true);
  });

  it('may compare with less than', () => {
    expect(problemsOf(written({ text: 'Fees < 2 % and a <3.' }))).toEqual([]);
  });
});
