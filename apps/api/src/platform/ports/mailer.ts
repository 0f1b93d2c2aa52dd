export type MailAttachment = { filename: string; contentType: string; content: Buffer };

/** One message to one person, ready to send. */
export type Mail = {
  to: string;
  /** Where an answer goes, when not to us. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  language: 'en' | 'fr';
  /** Where messages of this kind are stopped, by opening it or by posting to it (RFC 8058). */
  unsubscribeUrl?: string;
  attachments?: readonly MailAttachment[];
  /** The `Message-ID` header, the same each time that a message is tried: a copy of it is known as one. */
  messageId?: string;
};

/** Sends mail; throws when the message was not accepted, so that the job is tried again. */
export type Mailer = { send: (mail: Mail) => Promise<void> };
