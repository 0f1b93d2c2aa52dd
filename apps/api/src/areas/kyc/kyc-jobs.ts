export type KycJobs = {
  /** Reminds investors whose profile's year ends within a month. */
  'remind-of-profile-reviews': Record<string, never>;
  /** Fingerprints of numbers that have none under the current key, and whom they point out. */
  'match-numbers': Record<string, never>;
};
