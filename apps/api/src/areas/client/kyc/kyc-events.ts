/** What areas above follow of profiles. */
export type KycEvents = {
  /** Its investor wants to submit it; whoever acts on what it changes locks that first, before their account is. */
  'profile-to-submit': { investorId: string };
  /** Its investor submitted a version, with an order under way or without one. */
  'profile-submitted': { investorId: string; kycId: string };
};
