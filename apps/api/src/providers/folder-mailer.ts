import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Clock } from '../platform/ports/clock.ts';
import type { Mail, Mailer } from '../platform/ports/mailer.ts';
import { messageOf } from './message-of.ts';

/** What stands beside each `.eml` file for the mailbox page, so that nothing has to parse mail. */
export type KeptMail = Omit<Mail, 'attachments'> & {
  sentAt: string;
  attachments: { filename: string; sizeBytes: number }[];
};

/** Keeps every message as an `.eml` file with its parts as JSON beside it, newest last by name. */
export function folderMailer(directory: string, from: string, clock: Clock): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    send: async (mail) => {
      const at = clock.now();
      const { message } = await transport.sendMail({ ...messageOf(mail, from), date: at });
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const name = `${at.toISOString().replace(/[:.]/g, '-')}-${randomUUID()}`;
      const { attachments = [], ...parts } = mail;
      const kept: KeptMail = {
        ...parts,
        sentAt: at.toISOString(),
        attachments: attachments.map(({ filename, content }) => ({ filename, sizeBytes: content.length })),
      };
      await writeWhole(join(directory, `${name}.eml`), message);
      await writeWhole(join(directory, `${name}.json`), JSON.stringify(kept));
    },
  };
}

/** Written beside and renamed, so that a reader never meets half a message. */
async function writeWhole(path: string, content: string | Buffer | NodeJS.ReadableStream): Promise<void> {
  const temporary = `${path}.part`;
  await writeFile(temporary, content, { mode: 0o600 });
  await rename(temporary, path);
}
