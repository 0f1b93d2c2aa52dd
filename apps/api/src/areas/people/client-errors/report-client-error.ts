import { scrubFault } from '@portal/domain/ground/errors/scrub-fault';
import type { Deps } from '../../../platform/deps.ts';
import { countHits } from '../../../platform/http/routing/rate-limits.store.ts';

/** One page failing on a thousand phones must not flood the chat. */
const REPORTS_PER_MINUTE_MAX = 30;
const MINUTE_MS = 60_000;
const RELAY = 'client-errors:relay';

/**
 * Passes a browser's error on, scrubbed, outside production only (specification section 9) and at most
 * REPORTS_PER_MINUTE_MAX for all servers together. The browser does not wait: nobody can do anything about a failed
 * report, so the failure is only logged.
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
    throw new Error('too many error reports in a minute');
  }
  await deps.errorReports.report(scrubFault(text));
}
