import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second on every machine that we run on. */
const MS_A_TICK = 10;
const PARENT_FIELD = 1;
const USER_FIELD = 11;
const SYSTEM_FIELD = 12;
/** What ended children used, as far as their parent has waited for them. */
const CHILDREN_USER_FIELD = 13;
const CHILDREN_SYSTEM_FIELD = 14;

/** Milliseconds of a core that a process has used; null if the system does not say. */
export function cpuMsOf(pid: number): number | null {
  return msIn(statOf(pid), [USER_FIELD, SYSTEM_FIELD]);
}

/** The same of a process and of all that it started itself, those that have ended too. */
export function cpuMsOfFamily(pid: number): number | null {
  const own = msIn(statOf(pid), [USER_FIELD, SYSTEM_FIELD, CHILDREN_USER_FIELD, CHILDREN_SYSTEM_FIELD]);
  return own === null ? null : childrenOf(pid).reduce((sum, child) => sum + (cpuMsOf(child) ?? 0), own);
}

/** The processes that this one started and that still run. */
export function childrenOf(pid: number): number[] {
  try {
    return readdirSync('/proc')
      .map(Number)
      .filter((id) => id > 0 && Number(statOf(id)?.[PARENT_FIELD]) === pid);
  } catch {
    return [];
  }
}

/** The parent of a process; null where the system does not tell. */
export function parentOf(pid: number): number | null {
  const parent = statOf(pid)?.[PARENT_FIELD];
  return parent === undefined ? null : Number(parent);
}

function msIn(fields: string[] | null, places: readonly number[]): number | null {
  return fields === null ? null : places.reduce((sum, place) => sum + Number(fields[place]), 0) * MS_A_TICK;
}

/** What /proc says after the name, which may hold blanks itself. */
function statOf(pid: number): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}
