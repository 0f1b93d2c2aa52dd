import nodemailer from 'nodemailer';
import type { Mailer } from '../ports/mailer.ts';

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
      await transport.sendMail({
        from,
        to: mail.to,
        replyTo: mail.replyTo,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: { 'Content-Language': mail.language },
      });
    },
  };
}
