import { forgetViewers } from '../areas/desk/queues/forget-viewers.ts';
import { forgetEndedExports } from '../areas/firm/exports/forget-exports.ts';
import { forgetEndedPreviews } from '../areas/offering/deals/authoring/forget-previews.ts';
import { forgetDeadCredentials } from '../areas/people/accounts/forget-dead-credentials.ts';
import { forgetOldRequests } from '../areas/people/contact/forget-requests.ts';
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
