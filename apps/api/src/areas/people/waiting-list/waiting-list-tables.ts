/** Who wants to hear when the dealer is registered where they live. */
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
    /** When they were to be told that the dealer is registered there: they wait no more, the entry goes with the message. */
    told_at: Date | null;
  };
};
