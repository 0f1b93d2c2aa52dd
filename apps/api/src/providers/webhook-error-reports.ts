import type { Logger } from 'pino';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { ErrorReports } from '../platform/ports/error-reports.ts';

const TIMEOUT_MS = 5_000;
/** One page that fails on a thousand telephones must not drown the chat; a minute of it tells enough. */
const REPORTS_PER_MINUTE_MAX = 30;
const MINUTE_SECONDS = 60;

/** The three characters that a team chat reads as commands (`<!channel>`, links), written so that it shows them. */
const CHAT_ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Posts reports to a team chat's incoming webhook as `{ text, mkdwn: true }` (specification section 7). The answer is
 * only logged; throws when there is none, and for what is beyond REPORTS_PER_MINUTE_MAX.
 */
export function webhookErrorReports(url: string, log: Logger): ErrorReports {
  const limiter = new RateLimiterMemory({ points: REPORTS_PER_MINUTE_MAX, duration: MINUTE_SECONDS });
  return {
    report: async (text) => {
      await limiter.consume(url).catch(() => {
        throw new Error('more error reports in a minute than the webhook is told');
      });
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
