/** The table of what people of the office typed as reasons. */
export type ReasonTables = {
  /** Sealed with context `reason:<id>`; elsewhere stands its reference. */
  typed_reasons: { id: string; sealed: Buffer };
};
