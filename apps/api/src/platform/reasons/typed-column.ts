/** A column of before decision 0099 in which a typed reason may stand in clear; its rows are known by `id`, and may be changed. */
export type TypedColumn = {
  table: string;
  column: string;
  /** What the portal writes there by itself, and knows again by these words. */
  except?: readonly string[];
};
