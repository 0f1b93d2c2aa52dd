import { scrubFault } from '@portal/domain/errors/scrub-fault';
import type { Deps } from '../../platform/deps.ts';

/**
 * Passes a browser's fault on, scrubbed, outside production only (specification section 9). The browser does not wait
 * for it: nobody can do anything about a report that fails, so its failure is logged and swallowed.
 */
export function reportClientError(deps: Deps, text: string): void {
  if (deps.config.stage === 'production') {
    return;
  }
  deps.errorReports.report(scrubFault(text)).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'error report failed');
  });
}
