import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Sockets, locks and folders that belong to a server while it runs. */
export function leftBehind({ dataDir, temporary }: { dataDir: string; temporary: string }): string[] {
  const uploads = join(dataDir, 'tmp');
  return [
    ...readdirSync(temporary),
    ...readdirSync(dataDir).filter((name) => name.startsWith('commands') || name === 'server.pid'),
    ...(existsSync(uploads) ? readdirSync(uploads) : []),
  ];
}
