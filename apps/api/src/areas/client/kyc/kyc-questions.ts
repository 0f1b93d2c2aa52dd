/** What profiles need to know from areas above them. */
export type KycQuestions = {
  /**
   * The fields the dealer asked the investor to change, over all their orders. Null if nobody asks, or asks only in
   * words: then the whole profile may be changed.
   */
  'asked-of-profile': { about: { investorId: string }; answer: readonly string[] | null };
};
