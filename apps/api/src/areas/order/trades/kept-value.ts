/** A value of an order as its row keeps it: sealed, or in clear in a row from before, which the job has not come to yet. */
export type Kept<Value> = { sealed: Buffer } | { clear: Value };

/** A value from the two columns of its row, of which at most one holds something. */
export function keptIn<Value>(sealed: Buffer | null, clear: Value | null): Kept<Value> | null {
  if (sealed !== null) {
    return { sealed };
  }
  return clear === null ? null : { clear };
}
