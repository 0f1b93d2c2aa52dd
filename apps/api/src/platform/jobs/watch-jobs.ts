import { asTyped } from '../commands/as-typed.ts';
import type { Deps } from '../deps.ts';
import { listTroubledJobs } from './jobs.store.ts';

const MINUTE_MS = 60_000;
/** No job runs or waits this long on a healthy portal. */
export const STUCK_MINUTES = 10;

export function stuckBefore(deps: Pick<Deps, 'clock'>): Date {
  return new Date(deps.clock.now().getTime() - STUCK_MINUTES * MINUTE_MS);
}

/** Logs that jobs were given up or are stuck. */
export async function watchJobs(deps: Deps): Promise<void> {
  const troubled = await listTroubledJobs(deps.db, stuckBefore(deps));
  const failed = troubled.filter(({ state }) => state === 'failed');
  const stuck = troubled.filter(({ state }) => state === 'active' || state === 'created');
  if (failed.length + stuck.length > 0) {
    const kinds = [...new Set([...failed, ...stuck].map(({ name }) => name))];
    deps.log.error(
      { failed: failed.length, stuck: stuck.length, kinds },
      asTyped('jobs need attention: npm run dealer -- jobs'),
    );
  }
}
