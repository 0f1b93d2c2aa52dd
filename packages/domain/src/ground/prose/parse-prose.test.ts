import { describe, expect, it } from 'vitest';
import { parseProse } from './parse-prose.ts';
import type { ProseRun } from './prose-runs.ts';

/** Blocks as one can read them: `p:` or `ul:` or `ol:`, bold in <b>, links as words→address. */
function shown(text: string): string[] {
  const words = (runs: readonly ProseRun[]) =>
    runs
      .map(({ text: said, isBold, href }) => {
        const led = href === null ? said : `${said}→${href}`;
        return isBold ? `<b>${led}</b>` : led;
      })
      .join('');
  return parseProse(text).map((block) =>
    block.kind === 'paragraph'
      ? `p: ${words(block.runs)}`
      : `${block.isNumbered ? 'ol' : 'ul'}: ${block.items.map(words).join(' | ')}`,
  );
}

const LONGEST = 'https://a.ca/'.padEnd(2000, 'e');

describe('the marks of a deal’s texts', () => {
  it.each([
    ['nothing typed', '', []],
    ['blank lines alone', ' \n\n \n', []],
    ['a paragraph', 'One building.', ['p: One building.']],
    ['two paragraphs', 'First.\n\nSecond.', ['p: First.', 'p: Second.']],
    ['three lines of one paragraph', 'One\n two \nthree.', ['p: One two three.']],
    ['a line that goes on', 'First\nand on.', ['p: First and on.']],
    ['lines of Windows', 'First.\r\n\r\nSecond.', ['p: First.', 'p: Second.']],
    ['bold words', 'A **fixed** rate', ['p: A <b>fixed</b> rate']],
    ['bold at the start', '**Rent**: low', ['p: <b>Rent</b>: low']],
    ['two bold words', '**a** and **b**', ['p: <b>a</b> and <b>b</b>']],
    ['stars without a partner', 'A ** b', ['p: A ** b']],
    ['stars that never close', '**A b', ['p: **A b']],
    ['stars around nothing', 'a **** b', ['p: a **** b']],
    ['stars around spaces', 'a ** b ** c', ['p: a ** b ** c']],
    ['stars that a blank keeps from opening', 'a ** b** c', ['p: a ** b** c']],
    ['stars that a blank keeps from closing', '**a ** b', ['p: **a ** b']],
    ['one star', 'A *b* c', ['p: A *b* c']],
    ['a list', '- a\n- b', ['ul: a | b']],
    ['a list with stars', '* a\n* b', ['ul: a | b']],
    ['a numbered list', '1. a\n2) b', ['ol: a | b']],
    ['a list of a dozen', '11. k\n12. l', ['ol: k | l']],
    ['points with more blanks than one', '-  a  \n-   b', ['ul: a | b']],
    ['numbered points with more blanks than one', '1.  a  \n2.   b', ['ol: a | b']],
    ['two lists with a blank line between', '- a\n\n- b', ['ul: a', 'ul: b']],
    ['a paragraph after a list', '- a\n\nb', ['ul: a', 'p: b']],
    ['a point with a break of another kind, whole', '- a\u2028b', ['p: - a\u2028b']],
    ['a numbered one with such a break, whole', '1. a\u2028b', ['p: 1. a\u2028b']],
    ['a list after a line', 'We buy:\n- a\n- b', ['p: We buy:', 'ul: a | b']],
    ['a point of two lines', '- a\n  goes on\n- b', ['ul: a goes on | b']],
    ['two lists of two kinds', '- a\n1. b', ['ul: a', 'ol: b']],
    ['bold in a list', '- **a** b', ['ul: <b>a</b> b']],
    ['a year that begins a line', '2026. A good year', ['p: 2026. A good year']],
    ['a hyphen without a space', '-5 % in a bad year', ['p: -5 % in a bad year']],
    ['a dash of French', '– un tiret', ['p: – un tiret']],
    ['marks that are words', '\\- a \\*\\*b\\*\\* \\[c\\]', ['p: - a **b** [c]']],
    ['a number that is a word', '1\\. a', ['p: 1. a']],
    ['a backslash before a letter', 'C:\\temp', ['p: C:\\temp']],
  ])('%s', (_what, text, blocks) => {
    expect(shown(text)).toEqual(blocks);
  });

  it.each([
    ['a page', '[here](https://a.ca/b?c=d#e)', 'here→https://a.ca/b?c=d#e'],
    ['a page with brackets in its address', '[x](https://a.org/Roy_(Ana))', 'x→https://a.org/Roy_(Ana)'],
    ['a page with a port', '[x](https://a.ca:8443/)', 'x→https://a.ca:8443/'],
    ['a host in another writing', '[x](https://québec.ca)', 'x→https://québec.ca'],
    ['an address for mail', '[write](mailto:ana@roy.ca)', 'write→mailto:ana@roy.ca'],
    ['a link in bold', '**[x](https://a.ca)**', '<b>x→https://a.ca</b>'],
    ['words around a link', 'see [x](https://a.ca), or not', 'see x→https://a.ca, or not'],
    ['a host of four parts', '[x](https://www.funds.roy.ca/)', 'x→https://www.funds.roy.ca/'],
    ['an address as long as may be', `[x](${LONGEST})`, `x→${LONGEST}`],
    ['two links', '[a](https://a.ca)[b](https://b.ca)', 'a→https://a.cab→https://b.ca'],
  ])('lead to %s', (_what, text, line) => {
    expect(shown(text)).toEqual([`p: ${line}`]);
  });

  it.each([
    ['a script', '[x](javascript:alert(1))'],
    ['a script in capitals', '[x](JaVaScRiPt:alert(1))'],
    ['a script that looks like a page', '[x](javascript:https://a.ca)'],
    ['a page without TLS', '[x](http://a.ca)'],
    ['data', '[x](data:text/html,hello)'],
    ['a page of this portal without its host', '[x](/office/people)'],
    ['a host that another page gives', '[x](//a.ca)'],
    ['a name before the host', '[x](https://bank.ca@evil.ca/)'],
    ['a password before the host', '[x](https://a:b@evil.ca/)'],
    ['a host of one word', '[x](https://localhost/)'],
    ['a number for a host', '[x](https://127.0.0.1/)'],
    ['a quotation mark', '[x](https://a.ca/"onclick)'],
    ['a backslash', '[x](https://a.ca\\evil)'],
    ['several people’s mail', '[x](mailto:ana@roy.ca,b@c.ca)'],
    ['mail with a text', '[x](mailto:ana@roy.ca?body=hello)'],
    ['an address that is too long', `[x](${LONGEST}e)`],
    ['an address that is too long, with brackets', `[x](https://a.ca/${`(${'e'.repeat(200)})`.repeat(10)})`],
    ['nothing', '[x]()'],
    ['something under no words', '[ ](https://a.ca)'],
  ])('never lead to %s', (_what, text) => {
    expect(shown(text)).toEqual([`p: ${text}`]);
  });

  it('make one run of words that look the same, whatever marks they were written with', () => {
    const words = { isBold: false, href: null };
    expect(parseProse('a \\* b ** c\\-d **e \\* f**')).toEqual([
      {
        kind: 'paragraph',
        runs: [
          { ...words, text: 'a * b ** c-d ' },
          { ...words, text: 'e * f', isBold: true },
        ],
      },
    ]);
  });

  it('leave tags of HTML as they were typed', () => {
    const text = '<b>x</b> <img src=x onerror=alert(1)> &lt; <!-- -->';
    expect(shown(text)).toEqual([`p: ${text}`]);
  });

  it.each(['**', '[', '[a](', '\\', '- ', '[a](https://a.ca/(', '**a**['])(
    'are read in no time where %j repeats',
    (mark) => {
      const text = mark.repeat(40_000);
      const from = Date.now();
      parseProse(text);
      expect(Date.now() - from).toBeLessThan(500);
    },
  );
});
