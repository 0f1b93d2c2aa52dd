import type { Deps } from '../../../platform/deps.ts';
import { forgetOldResets } from './credentials/password-resets.store.ts';
import { forgetOldChallenges } from './credentials/sign-in-challenges.store.ts';
import { forgetOldPlaces } from './credentials/sign-in-places.store.ts';
import { forgetOldEmailChanges } from './email/email-changes.store.ts';
import { forgetOldVerifications } from './email/email-verifications.store.ts';
import { forgetOldSessions } from './sessions/sessions.store.ts';

const DAY_MS = 86_400_000;
const DEAD_CREDENTIALS_KEPT_DAYS = 30;
/** An owner returning after a longer absence may be slowed down by guesses, for a quarter of an hour at most. */
const PLACES_KEPT_DAYS = 90;

/** Forgets dead sessions and links after a month, and places from which an account was opened after a season. */
export async function forgetDeadCredentials(deps: Deps): Promise<void> {
  const now = deps.clock.now().getTime();
  const dead = new Date(now - DEAD_CREDENTIALS_KEPT_DAYS * DAY_MS);
  await forgetOldSessions(deps.db, dead);
  await forgetOldResets(deps.db, dead);
  await forgetOldVerifications(deps.db, dead);
  await forgetOldEmailChanges(deps.db, dead);
  await forgetOldChallenges(deps.db, dead);
  await forgetOldPlaces(deps.db, new Date(now - PLACES_KEPT_DAYS * DAY_MS));
}
