import type { LoginInput } from '@portal/domain/people/account/account-schemas';
import type { LoginCodeInput } from '@portal/domain/people/account/security-schemas';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { hashToken, newToken } from '../../../../platform/crypto/new-token.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffSession } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import type { Origin } from '../../../../platform/http/routing/route-request.ts';
import { staffOwner } from '../../../people/accounts/credentials/account-owner.ts';
import {
  countGuess,
  forgiveGuesses,
  forgivePasswordGuesses,
  isOwnPlace,
  rememberOwnPlace,
} from '../../../people/accounts/credentials/count-guess.ts';
import { matchPassword, spendPasswordTime } from '../../../people/accounts/credentials/hash-password.ts';
import { openSession } from '../../../people/accounts/sessions/open-session.ts';
import {
  endSession,
  finishChallenge,
  insertChallenge,
  isTwoFactorOn,
  takeTry,
} from '../../../people/accounts/staff-credentials.ts';
import { acceptCode, readCode } from '../../../people/accounts/two-factor/read-code.ts';
import { requireActor } from '../people/find-acting-staff.ts';
import { findStaffByEmail, holdStaffPassword, lockStaff, type Staff } from '../people/staff.store.ts';
import { STAFF_SESSION_MS } from './office-alive-now.ts';
import { noteStepUp } from './staff-sessions.store.ts';

/** With two-factor sign-in on, a challenge for the code; otherwise a session that can only turn it on. */
type StaffLogIn = { accessToken: string } | { challenge: string };

/**
 * The first step of signing in to the office. Throws RATE_LIMITED, CREDENTIALS_WRONG alike for an unknown address, a
 * wrong password and an invitation not yet accepted, and ACCESS_ENDED for the right password of somebody whose access
 * ended: only whoever knows it learns that.
 */
export async function logInStaff(deps: Deps, input: LoginInput, origin: Origin): Promise<StaffLogIn> {
  const person = await findStaffByEmail(deps.db, input.email);
  if (!(await isOwnPlace(deps, person?.id, origin.ipAddress))) {
    await countGuess(deps, 'password', guessNameOf(input.email));
  }
  const passwordHash = await provePasswordOf(person, input.password);
  if (person === undefined || passwordHash === null) {
    throw new AppError('CREDENTIALS_WRONG');
  }
  if (person.endedAt !== null) {
    throw new AppError('ACCESS_ENDED');
  }
  const opened = await transact(deps.db, async (trx): Promise<StaffLogIn> => {
    if (!(await holdStaffPassword(trx, person.id, passwordHash))) {
      throw new AppError('CREDENTIALS_WRONG');
    }
    if (!(await isTwoFactorOn(trx, person.id))) {
      return { accessToken: await startStaffSession(trx, deps, person.id, origin, 'password') };
    }
    const challenge = newToken();
    const owner = staffOwner(person.id);
    await insertChallenge(trx, { tokenHash: hashToken(challenge), owner, at: deps.clock.now() });
    return { challenge };
  });
  await forgivePasswordGuesses(deps, guessNameOf(input.email));
  return opened;
}

/** The hash that the password fits, or null. Takes equally long for somebody who has none. */
async function provePasswordOf(person: Staff | undefined, password: string): Promise<string | null> {
  const hash = person?.passwordHash ?? null;
  if (hash === null) {
    await spendPasswordTime(password);
    return null;
  }
  return (await matchPassword(hash, password)) === 'none' ? null : hash;
}

/**
 * The second step of signing in to the office: the challenge with a code. Throws TWO_FACTOR_CODE_WRONG,
 * TWO_FACTOR_CHALLENGE_ENDED, RATE_LIMITED.
 */
export async function confirmStaffLogIn(
  deps: Deps,
  input: LoginCodeInput,
  origin: Origin,
): Promise<{ accessToken: string }> {
  const tokenHash = hashToken(input.challenge);
  const staffId = await takeTry(deps.db, 'staff', tokenHash, deps.clock.now());
  if (staffId === undefined) {
    throw new AppError('TWO_FACTOR_CHALLENGE_ENDED');
  }
  await countGuess(deps, 'code', staffId);
  const code = await readCode(deps, staffId, input.code);
  const { accessToken, email } = await transact(deps.db, async (trx) => {
    const person = await lockStaff(trx, staffId);
    if (code === null || !(await acceptCode(trx, deps, staffId, code))) {
      throw new AppError('TWO_FACTOR_CODE_WRONG', {
        fields: [{ path: 'code', key: 'account.twoFactor.codeWrong' }],
      });
    }
    const isOpen = await finishChallenge(trx, tokenHash, deps.clock.now());
    if (!isOpen || person === undefined || person.endedAt !== null) {
      throw new AppError('TWO_FACTOR_CHALLENGE_ENDED');
    }
    const accessToken = await startStaffSession(trx, deps, staffId, origin, code.kind);
    // The login's code counts as a step-up, so that whoever resumes after a session ended is not asked for a second
    // one.
    await noteStepUp(trx, hashToken(accessToken), deps.clock.now());
    return { accessToken, email: person.email };
  });
  await forgiveGuesses(deps, { id: staffId, email: guessNameOf(email) });
  return { accessToken };
}

/** Ends this office session at once. */
export async function logOutStaff(deps: Deps, actor: StaffSession): Promise<void> {
  await transact(deps.db, async (trx) => {
    const at = deps.clock.now();
    await endSession(trx, actor.sessionTokenHash, at);
    await appendAudit(trx, deps, at, {
      actor: nameOfActor(actor),
      action: 'staff.session-ended',
      target: nameOfActor(actor),
      investorId: null,
      detail: auditOfStaff(actor),
    });
  });
}

/**
 * Opens an office session for somebody who has proved who they are; returns its access token. Call it last: it audits.
 */
export async function startStaffSession(
  trx: Db,
  deps: Deps,
  staffId: string,
  origin: Origin,
  provedBy: 'invitation' | 'password' | 'app' | 'recovery-code',
): Promise<string> {
  const owner = staffOwner(staffId);
  const accessToken = await openSession(
    trx,
    deps,
    owner,
    { userAgent: origin.userAgent, provedBy: null },
    STAFF_SESSION_MS,
  );
  await rememberOwnPlace(trx, deps, owner, origin.ipAddress);
  const person = await requireActor(trx, staffId);
  await appendAudit(trx, deps, deps.clock.now(), {
    actor: nameOfActor(person),
    action: 'staff.session-opened',
    target: `staff:${staffId}`,
    investorId: null,
    detail: { ...auditOfStaff(person), provedBy },
  });
  return accessToken;
}

/** Guesses at the office are counted apart from those at an investor's account with the same address. */
export function guessNameOf(email: string): string {
  return `staff:${email}`;
}
