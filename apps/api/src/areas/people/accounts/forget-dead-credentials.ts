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
export async function forgetDeadCredentials({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const now = clock.now().getTime();
  const dead = new Date(now - DEAD_CREDENTIALS_KEPT_DAYS * DAY_MS);
  let forgotten = await forgetOldSessions(db, dead);
  forgotten += await forgetOldResets(db, dead);
  forgotten += await forgetOldVerifications(db, dead);
  forgotten += await forgetOldEmailChanges(db, dead);
  forgotten += await forgetOldChallenges(db, dead);
  return forgotten + (await forgetOldPlaces(db, new Date(now - PLACES_KEPT_DAYS * DAY_MS)));
}
