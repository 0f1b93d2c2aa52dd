export type ContactJobs = {
  /** `sealed` opens to a message of a person to the dealer. */
  'send-contact-email': { sealed: string; mailId?: string };
};
