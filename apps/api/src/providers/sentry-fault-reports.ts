import { scrubInPlace } from '@portal/domain/ground/errors/scrub-report';
import * as sentry from '@sentry/node';
import type { FaultReports } from '../platform/ports/fault-reports.ts';

const CLOSE_MS = 2_000;

/**
 * Reports faults to Sentry; this file, and with it the library, is loaded only where a DSN is configured, outside production
 * (specification section 9). None of its integrations runs: no body, header, address or query reaches a report, and
 * every text of one is scrubbed. `readStack` tells of a stack where its places are in the sources.
 */
export function sentryFaultReports(
  dsn: string,
  environment: string,
  readStack: (stack: string) => string,
): FaultReports {
  sentry.init({
    dsn,
    environment,
    tracesSampleRate: 1,
    // Timings go through beforeSendTransaction only so.
    traceLifecycle: 'static',
    defaultIntegrations: false,
    maxBreadcrumbs: 0,
    stackParser: (stack, ...rest) => sentry.defaultStackParser(readStack(stack), ...rest),
    beforeSend: (event) => scrubInPlace(event),
    beforeSendTransaction: (event) => scrubInPlace(event),
  });
  return {
    report: (error) => void sentry.captureException(error),
    measure: (method, route) => {
      const span = sentry.startInactiveSpan({
        name: `${method} ${route}`,
        op: 'http.server',
        forceTransaction: true,
      });
      return (status) => {
        span.setAttribute('http.response.status_code', status);
        span.end();
      };
    },
    close: async () => {
      await sentry.close(CLOSE_MS);
    },
  };
}
