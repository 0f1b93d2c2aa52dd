import { setImmediate } from 'node:timers/promises';

/** Items of a long list between which others have their turn: some milliseconds of computing. */
const AT_ONCE = 500;

/** The items of a long list in pieces; between two of them the server answers others. */
export async function* breathe<Item>(items: readonly Item[]): AsyncGenerator<readonly Item[]> {
  for (let from = 0; from < items.length; from += AT_ONCE) {
    if (from > 0) {
      await setImmediate();
    }
    yield items.slice(from, from + AT_ONCE);
  }
}
