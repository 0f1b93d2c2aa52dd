/** What deals need to know from areas above them. */
export type DealQuestions = {
  /** Whether an investor has an order for the deal, even one that has ended. */
  'has-order-of-deal': { about: { investorId: string; dealId: string }; answer: boolean };
  /** How many orders hold units of the deal. */
  'orders-that-hold-units': { about: { dealId: string }; answer: number };
};
