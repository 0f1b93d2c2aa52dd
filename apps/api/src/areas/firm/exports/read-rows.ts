import { EXPORT_ROWS_MAX } from '@portal/domain/desk/exports/office-exports.wire';

const ROWS_AT_ONCE = 500;

/** All rows of a list, piece by piece, as many as a file has at most. `read` gives those after a row, at most `limit`. */
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
