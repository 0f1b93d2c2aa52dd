import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../server.ts', import.meta.url));

export type RunningServer = {
  process: ChildProcess;
  /** Where it listens; undefined when it ended without. */
  address: string | undefined;
  /** What it wrote to its error output so far. */
  errors: () => string;
  /** Sends the signal and waits; the exit code, null when the signal ended it. */
  stop: (signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL') => Promise<number | null>;
  ended: Promise<number | null>;
};

/** Starts the server as a process of its own, as people do, and waits until it listens or ends. */
export async function runServer(
  dataDir: string,
  variables: Record<string, string> = {},
): Promise<RunningServer> {
  const child = spawn(process.execPath, [SERVER], {
    cwd: dataDir,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: '0',
      APP_STAGE: 'test',
      LOG_LEVEL: 'error',
      RATE_LIMITS: '0',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? null);
  const address = new Promise<string>((resolve) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const found = /Portal ready at (\S+)/.exec(output)?.[1];
      if (found !== undefined) {
        resolve(found);
      }
    });
  });
  return {
    process: child,
    address: await Promise.race([address, ended.then(() => undefined)]),
    errors: () => errors,
    stop: (signal) => {
      child.kill(signal);
      return ended;
    },
    ended,
  };
}
