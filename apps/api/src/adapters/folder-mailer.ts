import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Clock } from '../ports/clock.ts';
import type { Mailer } from '../ports/mailer.ts';

/** Keeps every message as an `.eml` file, newest last by name; the development mailbox reads them from there. */
export function folderMailer(directory: string, from: string, clock: Clock): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    send: async (mail) => {
      const at = clock.now();
      const { message } = await transport.sendMail({
        from,
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        date: at,
        headers: { 'Content-Language': mail.language },
      });
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const name = `${at.toISOString().replace(/[:.]/g, '-')}-${randomUUID()}.eml`;
      const temporary = join(directory, `.${name}`);
      await writeFile(temporary, message, { mode: 0o600 });
      await rename(temporary, join(directory, name));
    },
  };
}
