/** The table of what was typed and not submitted yet. */
export type DraftTables = {
  drafts: {
    investor_id: string;
    scope: string;
    /** Sealed with context `draft:<investor id>:<scope>`. */
    sealed: Buffer;
    saved_at: Date;
  };
};
