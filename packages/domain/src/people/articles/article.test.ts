import { describe, expect, it } from 'vitest';
import { ARTICLE_LINK_MAX, ARTICLE_TEXT_MAX, ARTICLE_TITLE_MAX, readArticle } from './article.ts';

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
    ['has no line for a title', written({ title: undefined }), 'en.title: is missing'],
    ['has a title of two lines', written({ title: 'One\nBcc: two' }), 'en.title: is one line'],
    ['has no title', written({ title: '' }), 'en.title: is one line'],
    ['has too long a title', written({ title: 'x'.repeat(ARTICLE_TITLE_MAX + 1) }), 'en.title: has more'],
    ['has HTML in its title', written({ title: 'A <b>title</b>' }), 'en.title: is plain text'],
    ['has no text', written({ text: undefined }), 'en.text: is missing'],
    ['has an empty text', written({ text: '' }), 'en.text: is a text'],
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
    ['has no link', written({ link: undefined }), 'en.link: is missing'],
    ['has a link that is no address', written({ link: 'dealer.example' }), 'en.link: is an address'],
    [
      'has a link to a machine and not to a host by name',
      written({ link: 'https://localhost/' }),
      'en.link: is an address',
    ],
    ['has words before its link', written({ link: `See ${EN.link}` }), 'en.link: is an address'],
    ['has words behind its link', written({ link: `${EN.link} or call` }), 'en.link: is an address'],
    ['has a link that ends an attribute', written({ link: `${EN.link}"` }), 'en.link: is an address'],
    [
      'has a link whose port is no number',
      written({ link: 'https://dealer.example:x/' }),
      'en.link: is an address',
    ],
    [
      'has too long a link',
      written({ link: `${EN.link}/${'x'.repeat(ARTICLE_LINK_MAX)}` }),
      'en.link: has more',
    ],
  ])('is refused where it %s', (_row, json, problem) => {
    expect(problemsOf(json).some((found) => found.startsWith(problem))).toBe(true);
  });

  it.each([
    ['a host alone', 'https://dealer.example'],
    ['a host of several names', 'https://www.news.dealer.example/article'],
    ['a port', 'https://dealer.example:8443/article'],
    ['a query without a path', 'https://dealer.example?article=7'],
    ['a part of a page', 'https://dealer.example/article#fees'],
    ['capitals', 'HTTPS://Dealer.Example/Article'],
  ])('may have a link with %s', (_row, link) => {
    expect(problemsOf(written({ link }))).toEqual([]);
  });

  it('may compare with less than', () => {
    expect(problemsOf(written({ text: 'Fees < 2 % and a <3.' }))).toEqual([]);
  });
});
