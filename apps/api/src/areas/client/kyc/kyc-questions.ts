/** What a profile has to know of areas that build upon profiles. */
export type KycQuestions = {
  /**
   * The fields of which the dealer asked the investor for changes, over all of their orders; null where nobody asks, or asks in
   * words alone: then the whole profile may be changed.
   */
  'asked-of-profile': { about: { investorId: string }; answer: readonly string[] | null };
};
