export type KycJobs = {
  /** Fingerprints of numbers that have none under the current key, and whom they point out. */
  'match-numbers': Record<string, never>;
};
