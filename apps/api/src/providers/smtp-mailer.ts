import nodemailer from 'nodemailer';
import type { Mailer } from '../platform/ports/mailer.ts';
import { messageOf } from './message-of.ts';

const TIMEOUT_MS = 20_000;

/** Sends through an SMTP server, given as `smtp://user:password@host:port` or `smtps://...`. */
export function smtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    send: async (mail) => {
      await transport.sendMail(messageOf(mail, from)).catch((error: unknown) => {
        throw new Error(`The mail server did not take the message (${codesOf(error)})`);
      });
    },
  };
}

/** The library's code and the server's; the rest of the error names recipients, and queue and log keep what is thrown. */
function codesOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'no code';
  const answer = error instanceof Error && 'responseCode' in error ? String(error.responseCode) : 'no answer';
  return `${code}, ${answer}`;
}
