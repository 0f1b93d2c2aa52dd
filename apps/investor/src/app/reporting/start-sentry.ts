import { scrubInPlace } from '@portal/domain/ground/errors/scrub-report';
import {
  browserTracingIntegration,
  dedupeIntegration,
  globalHandlersIntegration,
  init,
  linkedErrorsIntegration,
} from '@sentry/browser';

/**
 * Reports all faults and page timings to Sentry (specification sections 7 and 9). No body, person, URL or breadcrumb is
 * collected, and every text is scrubbed.
 */
export function startSentry(dsn: string, environment: string): void {
  init({
    dsn,
    environment,
    tracesSampleRate: 1,
    // Required for timings to pass through beforeSendTransaction.
    traceLifecycle: 'static',
    tracePropagationTargets: [],
    maxBreadcrumbs: 0,
    defaultIntegrations: false,
    integrations: [
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      browserTracingIntegration(),
    ],
    beforeSend: (event) => scrubInPlace(event),
    beforeSendTransaction: (event) => scrubInPlace(event),
  });
}
