export type MailAttachment = { filename: string; contentType: string; content: Buffer };

/** One message to one person, ready to send. */
export type Mail = {
  to: string;
  /** The reply address, if not ours. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  language: 'en' | 'fr';
  /** Where to unsubscribe from messages of this kind, by opening it or posting to it (RFC 8058). */
  unsubscribeUrl?: string;
  attachments?: readonly MailAttachment[];
  /** The `Message-ID` header, the same for each try, so that a duplicate is recognized. */
  messageId?: string;
};

/** Sends mail; throws if the message was not accepted, so that the job is retried. */
export type Mailer = { send: (mail: Mail) => Promise<void> };
