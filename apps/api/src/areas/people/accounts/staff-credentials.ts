/**
 * The sign-in machinery that staff share with investors: sessions, challenges and the second factor, each by the
 * account's id.
 */
export {
  endChallenges,
  finishChallenge,
  insertChallenge,
  takeTry,
} from './credentials/sign-in-challenges.store.ts';
export {
  endAllSessions,
  endOtherSessions,
  endSession,
  listLiveSessions,
  touchSession,
} from './sessions/sessions.store.ts';
export { isTwoFactorOn, removeTwoFactor } from './two-factor/two-factor.store.ts';
