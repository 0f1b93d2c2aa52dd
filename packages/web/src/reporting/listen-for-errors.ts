import { describeError, reportError } from './report-error.ts';

const UNKNOWN_REJECTION = 'Unhandled Promise Rejection';

/**
 * Reports uncaught errors. Nothing is shown to the person and the browser's own handling is suppressed, as
 * specified; an unhandled rejection is reported twice, as specified.
 */
export function listenForErrors(target: Window): void {
  target.addEventListener('error', (event) => {
    event.preventDefault();
    const where = { url: event.filename, line: event.lineno, column: event.colno };
    reportError(describeError(event.error ?? event.message, where));
  });
  target.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    const description = describeRejection(event.reason);
    reportError(description);
    reportError(description);
  });
}

function describeRejection(reason: unknown): string {
  return reason instanceof Error && reason.stack !== undefined ? reason.stack : UNKNOWN_REJECTION;
}
