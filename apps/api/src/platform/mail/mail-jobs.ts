export type MailJobs = {
  /**
   * `sealed` opens to a mail request (see request-mail.ts); sealed because a reset link is a credential. A job of an
   * earlier version of the portal has no `mailId`.
   */
  'send-mail': { sealed: string; mailId?: string };
};
