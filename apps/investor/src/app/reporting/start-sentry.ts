import { scrubInPlace } from '@portal/domain/ground/errors/scrub-report';
import {
  browserTracingIntegration,
  dedupeIntegration,
  globalHandlersIntegration,
  init,
  linkedErrorsIntegration,
} from '@sentry/browser';

/**
 * Reports faults and timings of pages to Sentry (specification sections 7 and 9), every one of them. No body, person,
 * address bar or step of a person is collected, and every text is scrubbed.
 */
export function startSentry(dsn: string, environment: string): void {
  init({
    dsn,
    environment,
    tracesSampleRate: 1,
    // Timings go through beforeSendTransaction only so.
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
