import type { Logger } from 'pino';
import type { ErrorReports } from '../platform/ports/error-reports.ts';

const TIMEOUT_MS = 5_000;

/** The three characters that a team chat reads as commands (`<!channel>`, links), written so that it shows them. */
const CHAT_ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Posts reports to a team chat's incoming webhook as `{ text, mkdwn: true }` (specification section 7). The answer is
 * only logged; throws when there is none.
 */
export function webhookErrorReports(url: string, log: Logger): ErrorReports {
  return {
    report: async (text) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          text: text.replace(/[&<>]/g, (character) => CHAT_ESCAPES[character] ?? character),
          mkdwn: true,
        }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      log.info({ status: response.status }, 'error report posted');
    },
  };
}
