/** A column of sealed values: where it is, what identifies a row, and what its values are bound to. */
export type SealedColumn = {
  table: string;
  column: string;
  /** What identifies a row, all text. */
  keys: readonly string[];
  /** From the values of `keys`, in their order. */
  contextOf: (...values: string[]) => string;
};
