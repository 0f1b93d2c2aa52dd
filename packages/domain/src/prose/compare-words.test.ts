import { describe, expect, it } from 'vitest';
import { compareWords } from './compare-words.ts';

/** As one can read it: [-gone-] and {+come+}. */
const shown = (before: string, after: string) =>
  compareWords(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `{+${text}+}`))
    .join('');

describe('two versions of a text', () => {
  it.each([
    ['the same', 'One building.', 'One building.', 'One building.'],
    ['both empty', '', '', ''],
    ['written where nothing was', '', 'A building.', '{+A building.+}'],
    ['emptied', 'A building.', '', '[-A building.-]'],
    ['one word changed', 'a fixed rate here', 'a low rate here', 'a [-fixed -]{+low +}rate here'],
    ['a word added', 'a rate', 'a low rate', 'a {+low +}rate'],
    ['a word removed', 'a low rate', 'a rate', 'a [-low -]rate'],
    ['the end changed', 'five years', 'five months', 'five [-years-]{+months+}'],
    ['two places changed', 'a b c d e', 'a x c y e', 'a [-b -]{+x +}c [-d -]{+y +}e'],
    ['a number changed', '8,5 % par an', '9,5 % par an', '[-8,5 -]{+9,5 +}% par an'],
    ['a paragraph added', 'A.\n\nB.', 'A.\n\nX.\n\nB.', 'A.\n\n{+X.\n\n+}B.'],
    ['nothing in common', 'a b', 'c d', '[-a b-]{+c d+}'],
  ])('%s', (_what, before, after, expected) => {
    expect(shown(before, after)).toBe(expected);
  });

  it('always tell both texts whole', () => {
    const [before, after] = ['a b c d e f g', 'b x d a g f'];
    const told = (kind: 'removed' | 'added') =>
      compareWords(before, after)
        .filter((run) => run.kind === 'same' || run.kind === kind)
        .map(({ text }) => text.trim())
        .join(' ');
    expect([told('removed'), told('added')]).toEqual([before, after]);
  });

  it('are told as a whole where they are too long', () => {
    const long = (word: string) => Array.from({ length: 3_000 }, (_, place) => `${word}${place}`).join(' ');
    expect(compareWords(long('a'), long('b')).map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });
});
