import { waitAtMost } from '@portal/web/saving/wait-at-most';
import { api } from './api.ts';
import type { Store } from './store.ts';

/** Lets what the page still reads come in: before a step after which the token that it was asked with is dead. */
export function waitForReads(dispatch: Store['dispatch']): Promise<void> {
  return waitAtMost(dispatch(api.util.getRunningQueriesThunk()));
}

/** Lets the changes under way reach the server: before a step after which they would be refused. */
export function waitForChanges(dispatch: Store['dispatch']): Promise<void> {
  return waitAtMost(dispatch(api.util.getRunningMutationsThunk()));
}
