import type { Deps } from '../../../../platform/deps.ts';
import { secretContext } from './read-code.ts';
import { codeAt, unusedStepAt } from './totp.ts';
import { findSecret } from './two-factor.store.ts';

/**
 * The code the account's app shows now, or next if that one was used; null without two-factor sign-in. For
 * demonstrations only: see show-demo-code.ts.
 */
export async function currentCode(deps: Deps, accountId: string): Promise<string | null> {
  const found = await findSecret(deps.db, accountId);
  if (found?.isConfirmed !== true) {
    return null;
  }
  const secret = await deps.secrets.open(found.sealedSecret, secretContext(accountId));
  return codeAt(secret.toString(), unusedStepAt(found.lastStep, deps.clock.now()));
}
