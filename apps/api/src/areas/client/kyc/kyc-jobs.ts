export type KycJobs = {
  /** Reminds investors whose profile's year ends within a month. */
  'remind-of-profile-reviews': Record<string, never>;
  /** Fingerprints of numbers, and whom they point out, and of bank lines that have none under the current key. */
  'match-numbers': Record<string, never>;
};
