import { scrubFault } from '@portal/domain/ground/errors/scrub-fault';
import type { Deps } from '../../../platform/deps.ts';
import { countHits } from '../../../platform/http/rate-limits.store.ts';

/** One page that fails on a thousand telephones must not drown the chat; a minute of it tells enough. */
const REPORTS_PER_MINUTE_MAX = 30;
const MINUTE_MS = 60_000;
const RELAY = 'client-errors:relay';

/**
 * Passes a browser's fault on, scrubbed, outside production only (specification section 9), and REPORTS_PER_MINUTE_MAX
 * of all servers together at most. The browser does not wait for it: nobody can do anything about a report that fails,
 * so its failure is logged and swallowed.
 */
export function reportClientError(deps: Deps, text: string): void {
  if (deps.config.stage === 'production') {
    return;
  }
  relay(deps, text).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'error report failed');
  });
}

async function relay(deps: Deps, text: string): Promise<void> {
  const minute = Math.floor(deps.clock.now().getTime() / MINUTE_MS);
  const hits = await countHits(deps.db, [RELAY], new Date(minute * MINUTE_MS));
  if ((hits.get(RELAY) ?? 0) > REPORTS_PER_MINUTE_MAX) {
    throw new Error('more error reports in a minute than are passed on');
  }
  await deps.errorReports.report(scrubFault(text));
}
