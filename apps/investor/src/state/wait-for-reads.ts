import { waitAtMost } from '@portal/web/saving/wait-at-most';
import { api } from './api.ts';
import type { Store } from './store.ts';

/** Waits for running reads, before a step that kills the token they were sent with. */
export function waitForReads(dispatch: Store['dispatch']): Promise<void> {
  return waitAtMost(dispatch(api.util.getRunningQueriesThunk()));
}

/** Waits for running changes, before a step after which they would be refused. */
export function waitForChanges(dispatch: Store['dispatch']): Promise<void> {
  return waitAtMost(dispatch(api.util.getRunningMutationsThunk()));
}
