import type { Deps } from '../../deps.ts';
import { forgetOldKeys } from './idempotency.store.ts';
import { forgetOldWindows } from './rate-limits.store.ts';

const DAY_MS = 86_400_000;
const KEYS_KEPT_DAYS = 7;
const WINDOWS_KEPT_DAYS = 1;

/** Forgets what is no longer needed: counted calls after a day, remembered answers after a week. */
export async function forgetServed({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const now = clock.now().getTime();
  const windows = await forgetOldWindows(db, new Date(now - WINDOWS_KEPT_DAYS * DAY_MS));
  return windows + (await forgetOldKeys(db, new Date(now - KEYS_KEPT_DAYS * DAY_MS)));
}
