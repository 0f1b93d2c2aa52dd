import { REACHED_STEPS } from '@portal/domain/desk/investors/reached-steps';
import { TIMED_STEPS } from '@portal/domain/desk/numbers/office-numbers.wire';
import type { Deps } from '../../../platform/deps.ts';
import { findKeptNumbers, type KeptNumbers, keepCount } from './kept-numbers.store.ts';
import { countReached, readTimes } from './numbers.store.ts';

/** The job looks every five minutes, so a count is an hour old at most where none failed. */
const COUNTED_AGAIN_AFTER_MS = 55 * 60_000;

/** Each is a statement of its own, and a person's limit of time is enough for it. */
export const NUMBERS_COUNTED = REACHED_STEPS.length + TIMED_STEPS.length;

/** Counts what everybody has to be asked for, by the hour. One that fails leaves the count of before, which says when it was made. */
export async function keepNumbers(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const at = deps.clock.now();
  const kept = await findKeptNumbers(deps.db);
  if (kept !== undefined && at.getTime() - kept.at.getTime() < COUNTED_AGAIN_AFTER_MS) {
    return;
  }
  const counted: Pick<KeptNumbers, 'reached' | 'times'> = { reached: [], times: [] };
  for (const step of REACHED_STEPS) {
    counted.reached.push({ step, investors: await countReached(deps.db, step) });
  }
  for (const step of TIMED_STEPS) {
    counted.times.push(await readTimes(deps.db, step, at));
  }
  await keepCount(deps.db, { at, ...counted });
}
