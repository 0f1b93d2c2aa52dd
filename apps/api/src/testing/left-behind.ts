import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Outside a server's own folder for temporary things, so that what is in there was left behind. */
export const COMPILE_CACHE = join(tmpdir(), 'node-compile-cache');

/** Sockets, locks and folders that belong to a server while it runs. */
export function leftBehind({ dataDir, temporary }: { dataDir: string; temporary: string }): string[] {
  const uploads = join(dataDir, 'tmp');
  return [
    ...readdirSync(temporary),
    ...readdirSync(dataDir).filter((name) => name.startsWith('commands') || name === 'server.pid'),
    ...(existsSync(uploads) ? readdirSync(uploads) : []),
  ];
}
