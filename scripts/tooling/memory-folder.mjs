import { accessSync, constants, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const SHARED_MEMORY = '/dev/shm';
const MEMORY_FILE = '/proc/meminfo';
/** What Linux says of a file system that is kept in memory. */
const TMPFS = 0x01_02_19_94;
/** Several times what the tests' databases and their log take; containers often have 64 MB. */
const ROOM_BYTES = 4 * 1024 ** 3;

/**
 * Where to put what is written and deleted thousands of times and needed by nobody afterwards: in memory where there is plenty,
 * else in the folder for temporary files.
 */
export function memoryFolder() {
  return hasPlenty() ? SHARED_MEMORY : tmpdir();
}

function hasPlenty() {
  try {
    const { type, bavail, bsize } = statfsSync(SHARED_MEMORY);
    accessSync(SHARED_MEMORY, constants.W_OK);
    const [, availableKib] = /^MemAvailable:\s+(\d+) kB$/m.exec(readFileSync(MEMORY_FILE, 'utf8')) ?? [];
    return type === TMPFS && bavail * bsize >= ROOM_BYTES && Number(availableKib) * 1024 >= ROOM_BYTES;
  } catch {
    return false;
  }
}
