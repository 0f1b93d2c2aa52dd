/** People who want to hear when the dealer is registered where they live. */
export type WaitingListTables = {
  /** One row per address and province; it is deleted when its person leaves the list. */
  waiting_list: {
    id: string;
    email: string;
    province: string;
    /** Of the messages. */
    language: 'en' | 'fr';
    /** When the person agreed to be written to about this. */
    consented_at: Date;
    /** When they were told that the dealer is registered there; the entry is deleted once the mail has left. */
    told_at: Date | null;
  };
};
