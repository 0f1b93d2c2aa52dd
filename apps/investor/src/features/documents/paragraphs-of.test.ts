import { describe, expect, it } from 'vitest';
import { paragraphsOf } from './paragraphs-of.ts';

const LONG = 'The issuer uses the money to buy a building and to pay what that costs, and';

describe('the words of a page', () => {
  it.each([
    ['nothing on a scan', '', []],
    [
      'a title and a line stay apart',
      'Risks\r\nYou may lose all of it.',
      ['Risks', 'You may lose all of it.'],
    ],
    ['a line that fills the column goes on', `${LONG}\r\nkeeps a reserve.`, [`${LONG} keeps a reserve.`]],
    [
      'a full line that ends a sentence does not',
      `${LONG} more.\r\nFees follow.`,
      [`${LONG} more.`, 'Fees follow.'],
    ],
    ['an empty line ends a paragraph', `${LONG}\r\n\r\nNext`, [LONG, 'Next']],
  ])('%s', (_case, text, paragraphs) => {
    expect(paragraphsOf(text)).toEqual(paragraphs);
  });
});
