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
    ['a word said once less', 'a a b', 'a b', 'a [-a -]b'],
    ['a word said once more', 'a b', 'a a b', 'a {+a +}b'],
    ['blanks before the first word', 'a', '  a', '{+  +}a'],
    ['other blanks before the first word', '   a', '\n a', '[-   -]{+\n +}a'],
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

  it('keep as many words as are in both in the same order, whatever those are', () => {
    const texts = textsOf(4);
    for (const before of texts) {
      for (const after of texts) {
        const kept = compareWords(before, after).filter(({ kind }) => kind === 'same');
        const words = kept.reduce((sum, { text }) => sum + text.length / 2, 0);
        expect([before, after, words]).toEqual([before, after, mostInCommon(before, after)]);
      }
    }
  });

  const many = (words: number) => 'and '.repeat(words);
  it.each([
    ['word by word up to 2,500 words', `x ${many(2_498)}y`, 'and z', ['removed', 'same', 'removed', 'added']],
    ['as a whole where the first is longer', `x ${many(2_499)}y`, 'and z', ['removed', 'added']],
    ['word by word to 2,500 words', 'and z', `x ${many(2_498)}y`, ['added', 'same', 'removed', 'added']],
    ['as a whole where the second is longer', 'and z', `x ${many(2_499)}y`, ['removed', 'added']],
    [
      'word by word where most of a long text is as it was',
      `${many(3_000)}x ${many(3_000)}`,
      `${many(3_000)}y ${many(3_000)}`,
      ['same', 'removed', 'added', 'same'],
    ],
  ])('are told %s', (_what, before, after, kinds) => {
    expect(compareWords(before, after).map(({ kind }) => kind)).toEqual(kinds);
  });
});

/** Every text of at most that many words out of three. */
function textsOf(words: number): string[] {
  const shorter = words === 0 ? [] : textsOf(words - 1);
  return ['', ...shorter.flatMap((text) => ['a ', 'b ', 'c '].map((word) => word + text))];
}

/** Tries every choice of words of one text. */
function mostInCommon(before: string, after: string): number {
  if (before === '' || after === '') {
    return 0;
  }
  const [word, rest] = [before.slice(0, 2), before.slice(2)];
  const at = after.indexOf(word);
  const without = mostInCommon(rest, after);
  return at === -1 ? without : Math.max(without, 1 + mostInCommon(rest, after.slice(at + 2)));
}
