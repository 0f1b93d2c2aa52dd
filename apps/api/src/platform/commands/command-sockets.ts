import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigurationError } from '../config/config.ts';
import { isGone, type ProcessOwner, THIS_PROCESS } from '../config/process-owner.ts';

const NAME = /^commands-([0-9a-f]+)-(\d+)\.sock$/;

/** Larger than any command is. */
export const COMMAND_BYTES_MAX = 65_536;

/** The longest path of a socket that every system takes. */
const PATH_BYTES_MAX = 103;

/**
 * Where this process accepts commands: whoever may read the data directory may give them. Throws ConfigurationError for a data
 * directory whose path leaves no room for a socket's name.
 */
export function ownCommandSocket(dataDir: string): string {
  const path = join(dataDir, `commands-${THIS_PROCESS.machine}-${THIS_PROCESS.pid}.sock`);
  if (Buffer.byteLength(path) > PATH_BYTES_MAX) {
    throw new ConfigurationError(`DATA_DIR: ${dataDir} is too long a path, use a shorter one.`);
  }
  return path;
}

/**
 * The sockets of every server that shares the data directory, those of this machine first. A server on another machine has its
 * socket there too, out of reach from here; a killed one has left its own behind.
 */
export async function commandSockets(dataDir: string): Promise<string[]> {
  const owners = await ownersIn(dataDir);
  const isNear = ({ machine }: ProcessOwner) => machine === THIS_PROCESS.machine;
  return [...owners.filter(isNear), ...owners.filter((owner) => !isNear(owner))].map(({ path }) => path);
}

/** Call before listening: removes what killed servers of this machine left behind, and nothing else. */
export async function sweepCommandSockets(dataDir: string): Promise<void> {
  for (const { path, ...owner } of await ownersIn(dataDir)) {
    if (isGone(owner, true)) {
      await rm(path, { force: true });
    }
  }
}

async function ownersIn(dataDir: string): Promise<(ProcessOwner & { path: string })[]> {
  const names = await readdir(dataDir).catch(() => []);
  return names.flatMap((name) => {
    const [, machine, pid] = NAME.exec(name) ?? [];
    return machine === undefined ? [] : [{ machine, pid: Number(pid), path: join(dataDir, name) }];
  });
}
