import { z } from 'zod';
import { address, flag } from './variable-kinds.ts';

const TOKEN_LENGTH_MIN = 32;
/** The queue's library accepts nothing shorter. */
const HEARTBEAT_SECONDS_MIN = 10;
const HEARTBEAT_SECONDS_MAX = 300;
const HEARTBEAT_SECONDS = 30;

const token = z.string().min(TOKEN_LENGTH_MIN, `write ${TOKEN_LENGTH_MIN} characters or more`).optional();

export const WatchVariables = {
  METRICS: flag.default(false),
  METRICS_TOKEN: token,
  MAIL_BOUNCE_KEY: token,
  SENTRY_DSN: address(['http:', 'https:'], 'must be the address of a Sentry project').optional(),
  JOB_HEARTBEAT_SECONDS: z.coerce
    .number({ error: 'write a number of seconds' })
    .int()
    .min(HEARTBEAT_SECONDS_MIN)
    .max(HEARTBEAT_SECONDS_MAX)
    .default(HEARTBEAT_SECONDS),
};

/** What helps to watch the portal. */
export type WatchSettings = {
  /** Figures at /metrics; without a token only for requests from the machine itself. Undefined: no such page. */
  metrics: { token: string | undefined } | undefined;
  /** The token the mail provider presents when it posts bounces; undefined: it may post none. */
  mailBounceKey: string | undefined;
  /** Where faults are reported; never set in production (specification section 9). */
  sentryDsn: string | undefined;
  /** A job whose worker has been silent this long is taken over. */
  jobHeartbeatSeconds: number;
};

export function watchSettings(
  env: z.infer<z.ZodObject<typeof WatchVariables>> & { APP_STAGE: string },
): WatchSettings {
  return {
    metrics: env.METRICS ? { token: env.METRICS_TOKEN } : undefined,
    mailBounceKey: env.MAIL_BOUNCE_KEY,
    sentryDsn: env.APP_STAGE === 'production' ? undefined : env.SENTRY_DSN,
    jobHeartbeatSeconds: env.JOB_HEARTBEAT_SECONDS,
  };
}
