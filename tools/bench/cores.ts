import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

const CORES = availableParallelism();
/** Programs can be kept to cores by `taskset`, on Linux, where there is more than one. */
const canPin = CORES > 1 && hasTaskset();

/** The one core of a server that is measured alone; null where programs cannot be kept to cores. */
export function coresOfServer(): string | null {
  return canPin ? '0' : null;
}

/** The cores of everything else meanwhile. */
export function coresOfTheRest(): string | null {
  return canPin ? `1-${CORES - 1}` : null;
}

export function everyCore(): string | null {
  return canPin ? `0-${CORES - 1}` : null;
}

/** Keeps a running program with its threads, and what it starts from now on, to these cores. */
export function pin(pid: number, cores: string | null): void {
  if (cores !== null) {
    execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, String(pid)], { stdio: 'ignore' });
  }
}

export function describeCores(): string {
  return canPin
    ? `${CORES} cores. One server: on a core of its own, PostgreSQL and the load on the rest. Two servers: all on all cores.`
    : `${CORES} cores, shared by servers, PostgreSQL and the load: programs cannot be kept to cores here.`;
}

function hasTaskset(): boolean {
  try {
    execFileSync('taskset', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
