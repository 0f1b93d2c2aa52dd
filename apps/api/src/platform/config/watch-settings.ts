import { z } from 'zod';
import { address, flag } from './variable-kinds.ts';

const TOKEN_LENGTH_MIN = 32;
/** The queue's library accepts nothing shorter. */
const HEARTBEAT_SECONDS_MIN = 10;
const HEARTBEAT_SECONDS_MAX = 300;
const HEARTBEAT_SECONDS = 30;

const token = z.string().min(TOKEN_LENGTH_MIN, `write ${TOKEN_LENGTH_MIN} characters or more`).optional();

const SERVICE_NAME = 'investor-portal';
const RATIO = 0.1;
/** Pairs as OpenTelemetry writes them: `api-key=secret,other=value`, each value percent-encoded. */
const HEADERS = /^[\w-]+=[^,\s]+(,[\w-]+=[^,\s]+)*$/;

export const WatchVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: address(
    ['http:', 'https:'],
    'must be the address of a receiver of OTLP over HTTP, such as http://localhost:4318',
  ).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(HEADERS, 'write name=value, several separated by commas')
    .refine(areHeaders, 'write values percent-encoded')
    .optional(),
  OTEL_SERVICE_NAME: z.string().default(SERVICE_NAME),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: 'write a number from 0 to 1' })
    .min(0)
    .max(1)
    .default(RATIO),
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
  /** Where traces go, and which part of the requests is traced; undefined: nowhere, and nothing is loaded for it. */
  tracing:
    | { endpoint: string; headers: Readonly<Record<string, string>>; serviceName: string; ratio: number }
    | undefined;
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
    tracing:
      env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : {
            endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
            headers: headersOf(env.OTEL_EXPORTER_OTLP_HEADERS),
            serviceName: env.OTEL_SERVICE_NAME,
            ratio: env.OTEL_TRACES_SAMPLER_ARG,
          },
    jobHeartbeatSeconds: env.JOB_HEARTBEAT_SECONDS,
  };
}

/** Whether the values can be decoded and sent. */
function areHeaders(text: string): boolean {
  try {
    return [...new Headers(headersOf(text))].length > 0;
  } catch {
    return false;
  }
}

function headersOf(text = ''): Record<string, string> {
  const pairs = text === '' ? [] : text.split(',');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', ...rest] = pair.split('=');
      return [name, decodeURIComponent(rest.join('='))];
    }),
  );
}
