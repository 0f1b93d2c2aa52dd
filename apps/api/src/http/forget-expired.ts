import { forgetOldEmailChanges } from '../accounts/email/email-changes.store.ts';
import { forgetOldVerifications } from '../accounts/email/email-verifications.store.ts';
import { forgetOldResets } from '../accounts/passwords/password-resets.store.ts';
import { forgetOldSessions } from '../accounts/sessions/sessions.store.ts';
import { forgetOldChallenges } from '../accounts/sign-in/sign-in-challenges.store.ts';
import { forgetOldPlaces } from '../accounts/sign-in/sign-in-places.store.ts';
import type { Deps } from '../deps.ts';
import { forgetOldKeys } from './idempotency.store.ts';
import { forgetOldWindows } from './rate-limits.store.ts';

const DAY_MS = 86_400_000;
const KEYS_KEPT_DAYS = 7;
const WINDOWS_KEPT_DAYS = 1;
const DEAD_CREDENTIALS_KEPT_DAYS = 30;
/** Somebody back after a season abroad is taken for a stranger at most for a quarter of an hour. */
const PLACES_KEPT_DAYS = 90;

/** Forgets what has served: counted calls after a day, remembered answers after a week, dead sessions and links after a month. */
export async function forgetExpired(deps: Deps): Promise<void> {
  const now = deps.clock.now().getTime();
  await forgetOldWindows(deps.db, new Date(now - WINDOWS_KEPT_DAYS * DAY_MS));
  await forgetOldKeys(deps.db, new Date(now - KEYS_KEPT_DAYS * DAY_MS));
  const dead = new Date(now - DEAD_CREDENTIALS_KEPT_DAYS * DAY_MS);
  await forgetOldSessions(deps.db, dead);
  await forgetOldResets(deps.db, dead);
  await forgetOldVerifications(deps.db, dead);
  await forgetOldEmailChanges(deps.db, dead);
  await forgetOldChallenges(deps.db, dead);
  await forgetOldPlaces(deps.db, new Date(now - PLACES_KEPT_DAYS * DAY_MS));
}
