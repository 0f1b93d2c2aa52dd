import { describe, expect, it } from 'vitest';
import { translate } from './translate.ts';

describe('a sentence of the server', () => {
  it.each([
    ['en', 'The largest order is 15,000 units.'],
    ['fr', 'L’ordre maximal est de 15\u00a0000\u00a0titres.'],
  ] as const)('writes numbers as its language does: %s', (language, sentence) => {
    expect(translate(language, 'trades.quantity.aboveMaximum', { count: 15_000 })).toBe(sentence);
  });

  it('of an unknown key does not compile', () => {
    // @ts-expect-error the catalogue has no such key
    expect(translate('en', 'errors.noSuchSentence')).toBe('errors.noSuchSentence');
  });
});
