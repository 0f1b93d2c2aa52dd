import { type Logger, pino } from 'pino';
import type { Config } from './env.ts';

/** JSON lines on standard output. What may carry personal data is never passed to it; the rest is cut here. */
export function makeLog(config: Pick<Config, 'logLevel'>): Logger {
  return pino({
    level: config.logLevel,
    base: null,
    redact: { paths: ['req.headers', 'headers', 'body', '*.password', '*.email'], remove: true },
  });
}
