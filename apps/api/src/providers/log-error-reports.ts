import type { Logger } from 'pino';
import type { ErrorReports } from '../platform/ports/error-reports.ts';

/** Writes reports to the log. */
export function logErrorReports(log: Logger): ErrorReports {
  return {
    report: async (text) => log.warn({ report: text }, 'fault in a browser'),
  };
}
