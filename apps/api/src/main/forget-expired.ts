import { forgetDeadCredentials } from '../areas/accounts/forget-dead-credentials.ts';
import type { Deps } from '../platform/deps.ts';
import { forgetServed } from '../platform/http/forget-served.ts';

/** Forgets, every night, what nobody needs any more. */
export async function forgetExpired(deps: Deps): Promise<void> {
  await forgetServed(deps);
  await forgetDeadCredentials(deps);
}
