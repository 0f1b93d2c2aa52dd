import type { LinkedRow } from '../audit-chain.store.ts';
import { textOfRow } from '../text-of-row.ts';

/** Several sequences of linked rows as one, by their numbers; a row that two of them have alike comes once. */
export async function* mergeLinked(
  sources: readonly AsyncGenerator<LinkedRow, undefined>[],
): AsyncGenerator<LinkedRow, undefined> {
  const heads = await Promise.all(sources.map((rows) => nextOf(rows)));
  let last: LinkedRow | null = null;
  for (;;) {
    const [first] = heads
      .flatMap((row, source) => (row === null ? [] : [{ row, source }]))
      .toSorted((a, b) => (a.row.seq < b.row.seq ? -1 : a.row.seq > b.row.seq ? 1 : 0));
    const rows = first === undefined ? undefined : sources[first.source];
    if (first === undefined || rows === undefined) {
      return;
    }
    heads[first.source] = await nextOf(rows);
    if (last === null || !isSame(first.row, last)) {
      yield first.row;
    }
    last = first.row;
  }
}

async function nextOf(rows: AsyncGenerator<LinkedRow, undefined>): Promise<LinkedRow | null> {
  return (await rows.next()).value ?? null;
}

function isSame(one: LinkedRow, other: LinkedRow): boolean {
  return (
    textOfRow(one) === textOfRow(other) && one.hash === other.hash && one.previousHash === other.previousHash
  );
}
