export type AccountJobs = {
  /** `sealed` opens to the address that was typed where a password was forgotten. */
  'send-password-reset': { sealed: string };
};
