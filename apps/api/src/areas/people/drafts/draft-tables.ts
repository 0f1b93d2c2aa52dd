/** The table of what was typed and not submitted yet. */
export type DraftTables = {
  drafts: {
    investor_id: string;
    scope: string;
    /** Sealed with context `draft:<investor id>:<scope>`; null if the draft was discarded. */
    sealed: Buffer | null;
    saved_at: Date;
    /**
     * The device that typed it, as `deviceOf` identifies it, and when by its own clock; null if the save did not say.
     */
    device: string | null;
    typed_at: Date | null;
  };
};
