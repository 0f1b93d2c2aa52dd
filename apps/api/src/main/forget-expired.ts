import { forgetDeadCredentials } from '../areas/accounts/forget-dead-credentials.ts';
import { forgetOldRequests } from '../areas/contact/forget-requests.ts';
import { forgetEndedPreviews } from '../areas/deals/authoring/forget-previews.ts';
import { forgetViewers } from '../areas/desk/forget-viewers.ts';
import { forgetEndedExports } from '../areas/exports/forget-exports.ts';
import type { Deps } from '../platform/deps.ts';
import { forgetServed } from '../platform/http/forget-served.ts';

/** Forgets, every night, what nobody needs any more. */
export async function forgetExpired(deps: Deps): Promise<void> {
  await forgetServed(deps);
  await forgetDeadCredentials(deps);
  await forgetViewers(deps);
  await forgetEndedPreviews(deps);
  await forgetOldRequests(deps);
  await forgetEndedExports(deps);
}
