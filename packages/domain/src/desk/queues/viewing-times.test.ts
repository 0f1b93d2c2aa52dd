import { expect, it } from 'vitest';
import { READ_AGAIN_MS, SAY_OPEN_EVERY_MS, SEEN_MS } from './viewing-times.ts';

/** Within this, the mark of a tab that died is gone from every page and list that shows it. */
const MARK_GONE_MS = 60_000;
/** What a call may take on its way. */
const CALL_MS = 4_000;

it.each([
  ['a list', READ_AGAIN_MS],
  ['a page', SAY_OPEN_EVERY_MS],
])(
  '%s that read the mark a moment before it ended reads it anew within a minute of the last word',
  (_what, everyMs) => {
    expect(SEEN_MS + everyMs + CALL_MS).toBeLessThan(MARK_GONE_MS);
  },
);

it('one word that was lost takes no mark away', () => {
  expect(2 * SAY_OPEN_EVERY_MS + CALL_MS).toBeLessThan(SEEN_MS);
});
