import { type Logger, pino } from 'pino';
import type { Config } from './config/config.ts';
import { stackInSources } from './stack-in-sources.ts';

/** JSON lines on standard output. Nothing that may contain personal data is passed to it; the rest is cut here. */
export function makeLog(
  config: Pick<Config, 'logLevel'>,
  destination?: { write: (line: string) => void },
): Logger {
  return pino(
    {
      level: config.logLevel,
      base: null,
      redact: { paths: ['req.headers', 'headers', 'body', '*.password', '*.email'], remove: true },
      serializers: { err: describeFault },
    },
    // A separate write for each line would add a fifth to the time of an order. The rest is written when the process exits.
    destination ?? pino.destination({ dest: 1, sync: false }),
  );
}

const CAUSES_MAX = 4;
/** Database errors of class 22 (data exceptions) repeat the value that was wrong in their message. */
const QUOTES_DATA = /^22/;

type DescribedFault = {
  type: string;
  message: string;
  code?: string;
  constraint?: string;
  at: string[];
  cause?: DescribedFault;
};

/**
 * What the log keeps of an error: kind, message, code and where it came from. A database error's detail, a mail server's answer and
 * anything else attached to an error may name people, so only what is listed here is written.
 */
export function describeFault(error: unknown, depth = 1): DescribedFault {
  if (!(error instanceof Error)) {
    return { type: typeof error, message: 'not an error', at: [] };
  }
  const code = textOf(error, 'code');
  const constraint = textOf(error, 'constraint');
  const frames = stackInSources(error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: QUOTES_DATA.test(code ?? '') ? 'a value that the database refuses' : error.message,
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    at: frames.map((frame) => frame.trim()),
    ...(error.cause === undefined || depth >= CAUSES_MAX
      ? {}
      : { cause: describeFault(error.cause, depth + 1) }),
  };
}

function textOf(error: Error, name: string): string | undefined {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : undefined;
}
