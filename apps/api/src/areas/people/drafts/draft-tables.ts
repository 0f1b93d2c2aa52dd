/** The table of what was typed and not submitted yet. */
export type DraftTables = {
  drafts: {
    investor_id: string;
    scope: string;
    /** Sealed with context `draft:<investor id>:<scope>`; null where the draft was let go of. */
    sealed: Buffer | null;
    saved_at: Date;
    /** The session that typed it, as `deviceOf` knows it, and when by its own clock; null where the save did not say. */
    device: string | null;
    typed_at: Date | null;
  };
};
