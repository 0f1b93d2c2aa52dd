import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOOKMARKS_MAX, isBookmarked, toggleBookmark } from './bookmarks.ts';

describe('a bookmark', () => {
  it.each([
    ['goes in at the end', ['a'], 'b', ['a', 'b']],
    ['goes out', ['a', 'b', 'c'], 'b', ['a', 'c']],
    ['goes into nothing', [], 'a', ['a']],
  ])('%s', (_row, kept, dealId, result) => {
    expect(toggleBookmark(kept, dealId)).toEqual(result);
    expect(isBookmarked(result, dealId)).toBe(!isBookmarked(kept, dealId));
  });

  it('too many makes the oldest go', () => {
    const full = Array.from({ length: BOOKMARKS_MAX }, (_, index) => `deal-${index}`);
    const result = toggleBookmark(full, 'one-more');
    expect(result).toHaveLength(BOOKMARKS_MAX);
    expect(result.at(-1)).toBe('one-more');
    expect(result).not.toContain('deal-0');
  });

  it('toggled twice leaves the others as they were', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { maxLength: 50 }), fc.string(), (kept, dealId) => {
        fc.pre(!kept.includes(dealId));
        expect(toggleBookmark(toggleBookmark(kept, dealId), dealId)).toEqual(kept);
      }),
    );
  });
});
