import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../../dist/server.mjs', import.meta.url));

/** Kept between runs, and outside of every folder for temporary things: what is found in one was left behind by its server. */
const COMPILE_CACHE = fileURLToPath(new URL('../../../../.cache/node-compile-cache', import.meta.url));

export type StartingServer = {
  process: ChildProcess;
  /** Where it listens, as soon as it does; undefined when it ended without. */
  listening: Promise<string | undefined>;
  /** Resolves when it has written this to its output; rejects when it ends before. */
  said: (pattern: RegExp) => Promise<void>;
  /** What it wrote to its error output so far. */
  errors: () => string;
  /** What it wrote to its output so far: its log. */
  log: () => string;
  /** Sends the signal and waits; the exit code, null when the signal ended it. */
  stop: (signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL') => Promise<number | null>;
  ended: Promise<number | null>;
};

export type RunningServer = StartingServer & { address: string | undefined };

/** What a server of the tests is told, unless the test says otherwise. */
export function serverVariables(dataDir: string, variables: Record<string, string>): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    PORT: '0',
    APP_STAGE: 'test',
    LOG_LEVEL: 'error',
    RATE_LIMITS: '0',
    ...variables,
  };
}

/** Starts the built server as a process of its own, as people do. */
export function startServer(dataDir: string, variables: Record<string, string> = {}): StartingServer {
  const child = spawn(process.execPath, [SERVER], {
    cwd: dataDir,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      ...serverVariables(dataDir, variables),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? null);
  const find = async (pattern: RegExp): Promise<RegExpExecArray | undefined> => {
    let hasEnded = false;
    const end = ended.then(() => {
      hasEnded = true;
    });
    for (;;) {
      const found = pattern.exec(output);
      if (found !== null || hasEnded) {
        return found ?? undefined;
      }
      const stopped = new AbortController();
      await Promise.race([
        once(child.stdout, 'data', { signal: stopped.signal }).catch(() => undefined),
        end,
      ]);
      stopped.abort();
    }
  };
  return {
    process: child,
    listening: find(/Portal ready at (\S+)/).then((found) => found?.[1]),
    said: async (pattern) => {
      if ((await find(pattern)) === undefined) {
        throw new Error(`The server ended before it said ${String(pattern)}: ${errors}`);
      }
    },
    errors: () => errors,
    log: () => output,
    stop: (signal) => {
      child.kill(signal);
      return ended;
    },
    ended,
  };
}

/** Starts the server and waits until it listens or ends. */
export async function runServer(
  dataDir: string,
  variables: Record<string, string> = {},
): Promise<RunningServer> {
  const server = startServer(dataDir, variables);
  return { ...server, address: await server.listening };
}
