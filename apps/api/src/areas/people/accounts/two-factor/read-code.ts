import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { recoveryCodeMark } from './recovery-codes.ts';
import { stepOfCode } from './totp.ts';
import { findSecret, takeRecoveryCode, takeStep } from './two-factor.store.ts';

/** A code that may be right: the step of an app's code, or the fingerprint of a recovery code. */
export type ReadCode = { kind: 'app'; step: bigint } | { kind: 'recovery-code'; mark: string };

const APP_CODE = /^\d{6}$/;

export function secretContext(investorId: string): string {
  return `two-factor:${investorId}`;
}

/** The six digits of an app's code, which people often type in two groups; null if it is not one. */
export function appCode(typed: string): string | null {
  const digits = typed.replace(/[\s-]/g, '');
  return APP_CODE.test(digits) ? digits : null;
}

/**
 * Reads what was typed without using it up: six digits are an app's code, anything else a recovery code. Null if the
 * digits are not current, or two-factor sign-in is off.
 */
export async function readCode(deps: Deps, investorId: string, typed: string): Promise<ReadCode | null> {
  const found = await findSecret(deps.db, investorId);
  if (found?.isConfirmed !== true) {
    return null;
  }
  const digits = appCode(typed);
  if (digits === null) {
    return { kind: 'recovery-code', mark: recoveryCodeMark(deps, investorId, typed) };
  }
  const secret = await deps.secrets.open(found.sealedSecret, secretContext(investorId));
  const step = stepOfCode(secret.toString(), digits, deps.clock.now());
  return step === null ? null : { kind: 'app', step };
}

/** Uses a code up in the caller's transaction; false if it is wrong or was used before. */
export async function acceptCode(trx: Db, deps: Deps, investorId: string, code: ReadCode): Promise<boolean> {
  return code.kind === 'app'
    ? takeStep(trx, investorId, code.step)
    : takeRecoveryCode(trx, investorId, code.mark, deps.clock.now());
}
