import { EXPORT_ROWS_MAX } from '@portal/domain/desk/exports/office-exports.wire';

const ROWS_AT_ONCE = 500;

/**
 * All rows of a list, read in batches, up to the most a file may have. `read` returns at most `limit` rows after a
 * given one.
 */
export async function readRows<Row>(
  read: (last: Row | undefined, limit: number) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const limit = Math.min(ROWS_AT_ONCE, EXPORT_ROWS_MAX - rows.length);
    const found = limit === 0 ? [] : await read(rows.at(-1), limit);
    rows.push(...found);
    if (found.length < ROWS_AT_ONCE) {
      return rows;
    }
  }
}
