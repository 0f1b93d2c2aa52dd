/** What areas above follow of profiles. */
export type KycEvents = {
  /** Its investor submitted a version, with an order under way or without one. */
  'profile-submitted': { investorId: string; kycId: string };
};
