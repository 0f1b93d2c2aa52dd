import { scrubFault } from '@portal/domain/ground/errors/scrub-fault';

/** The API takes reports of at most 8 KiB; characters outside ASCII count up to three bytes each. */
const REPORT_MAX_CHARACTERS = 2500;
const REPORT_PATH = '/api/client-errors';
/** A page that fails in a loop must not flood the server. */
const REPORTS_MAX_PER_PAGE_LOAD = 20;
const REPORT_PREFIX = 'Error Boundary:';

let reportsSent = 0;

/**
 * Logs an error and reports it (specification section 8), without its message, which may contain form input. A report that cannot be sent is dropped: the person can
 * do nothing about it, and an error about an error would start a loop.
 */
export function reportError(description: string): void {
  const text = scrubFault(`${REPORT_PREFIX} ${description}`).slice(0, REPORT_MAX_CHARACTERS);
  // Support looks at the browser's log first.
  const { error: log } = globalThis.console;
  log(text);
  if (reportsSent >= REPORTS_MAX_PER_PAGE_LOAD) {
    return;
  }
  reportsSent += 1;
  fetch(REPORT_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text }),
    keepalive: true,
  }).catch(() => undefined);
}

/** Everything known about an uncaught error, as one text. */
export function describeError(
  error: unknown,
  where: { url?: string; line?: number; column?: number } = {},
): string {
  const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const place = [where.url, where.line, where.column].filter((part) => part !== undefined).join(':');
  return place === '' ? cause : `${cause} (${place})`;
}
