import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const MESSAGES_SHOWN_MAX = 200;
const ID_PATTERN = /^[0-9TZ-]+-[0-9a-f-]{36}$/;

const Kept = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  language: z.enum(['en', 'fr']),
  sentAt: z.string(),
  attachments: z.array(z.object({ filename: z.string(), sizeBytes: z.number() })).default([]),
});

export type MailboxMessage = z.infer<typeof Kept> & { id: string };

/** The messages kept in the folder, newest first; none if nothing has been sent yet. */
export async function readMailbox(directory: string): Promise<MailboxMessage[]> {
  const names = await namesIn(directory);
  const newest = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .slice(0, MESSAGES_SHOWN_MAX);
  return Promise.all(newest.map(async (name) => readOne(directory, name.slice(0, -'.json'.length))));
}

/** One message; null when there is none of that id. */
export async function readMailboxMessage(directory: string, id: string): Promise<MailboxMessage | null> {
  const names = ID_PATTERN.test(id) ? await namesIn(directory) : [];
  return names.includes(`${id}.json`) ? readOne(directory, id) : null;
}

async function readOne(directory: string, id: string): Promise<MailboxMessage> {
  return { id, ...Kept.parse(JSON.parse(await readFile(join(directory, `${id}.json`), 'utf8'))) };
}

async function namesIn(directory: string): Promise<string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return [];
    }
    throw error;
  }
}
