import { scrubInPlace } from '@portal/domain/errors/scrub-report';
import type { Logger } from 'pino';
import type { FaultReports } from '../ports/fault-reports.ts';

const CLOSE_MS = 2_000;

/**
 * Reports faults to Sentry. Its library is loaded here and only where a DSN is configured, outside production
 * (specification section 9). None of its integrations runs: no body, header, address or query reaches a report, and
 * every text of one is scrubbed.
 */
export function sentryFaultReports(
  dsn: string,
  environment: string,
  scrub: (text: string) => string,
  log: Logger,
): FaultReports {
  const loading = import('@sentry/node').then((sentry) => {
    sentry.init({
      dsn,
      environment,
      tracesSampleRate: 1,
      // Timings go through beforeSendTransaction only so.
      traceLifecycle: 'static',
      defaultIntegrations: false,
      maxBreadcrumbs: 0,
      beforeSend: (event) => scrubInPlace(event, scrub),
      beforeSendTransaction: (event) => scrubInPlace(event, scrub),
    });
    return sentry;
  });
  let sentry: Awaited<typeof loading> | null = null;
  loading.then(
    (loaded) => {
      sentry = loaded;
    },
    (error: unknown) => log.error({ err: error }, 'the error-reporting library could not be loaded'),
  );
  return {
    report: (error) =>
      void loading.then(({ captureException }) => captureException(error)).catch(() => undefined),
    measure: (method, route) => {
      const span = sentry?.startInactiveSpan({
        name: `${method} ${route}`,
        op: 'http.server',
        forceTransaction: true,
      });
      return (status) => {
        span?.setAttribute('http.response.status_code', status);
        span?.end();
      };
    },
    close: async () => {
      await loading.then(({ close }) => close(CLOSE_MS)).catch(() => undefined);
    },
  };
}
