/** What a deal has to know of areas that build upon deals. */
export type DealQuestions = {
  /** Whether an investor has an order of the deal, also one that has ended. */
  'has-order-of-deal': { about: { investorId: string; dealId: string }; answer: boolean };
  /** How many orders hold units of the deal. */
  'orders-that-hold-units': { about: { dealId: string }; answer: number };
};
