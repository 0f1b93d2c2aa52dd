import { createHash } from 'node:crypto';
import { hostname } from 'node:os';

const MACHINE_LENGTH = 8;

/** Identifies a process among all that may share a data directory, on this machine or another. */
export type ProcessOwner = { machine: string; pid: number };

export const THIS_PROCESS: ProcessOwner = {
  machine: createHash('sha256').update(hostname()).digest('hex').slice(0, MACHINE_LENGTH),
  pid: process.pid,
};

/**
 * True if the process is certainly gone; nobody can tell for another machine. Pass `isStarting` before this process has created
 * anything: whatever bears its number is then left from an earlier process.
 */
export function isGone({ machine, pid }: ProcessOwner, isStarting: boolean): boolean {
  if (machine !== THIS_PROCESS.machine) {
    return false;
  }
  return pid === THIS_PROCESS.pid ? isStarting : !isRunning(pid);
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 only checks that the process exists.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
