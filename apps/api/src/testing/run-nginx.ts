import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const PROXY_RULES = fileURLToPath(new URL('../../../../deploy/nginx/portal-proxy.conf', import.meta.url));
const PLACES = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];
const TRIES_MAX = 200;
const PAUSE_MS = 50;

/** The nginx of this machine; undefined when there is none. */
export function findNginx(): string | undefined {
  return PLACES.find((place) => existsSync(place));
}

export type RunningNginx = {
  address: string;
  /**
   * Which servers answered requests of a path; waits until so many of them are in the log, where nginx writes each after
   * its answer is sent.
   */
  serversOf: (path: string, requests: number) => Promise<string[]>;
  stop: () => Promise<void>;
};

/** nginx with the portal's own proxy rules in front of these servers (`host:port`), without TLS. */
export async function runNginx(
  program: string,
  port: number,
  servers: readonly string[],
): Promise<RunningNginx> {
  const { folder, hasEnded, stop } = startNginx(
    program,
    (own) => `
  log_format served_by '$uri $upstream_addr';
  access_log ${own}/served-by.log served_by;
  upstream portal {
${servers.map((server) => `    server ${server} max_fails=2 fail_timeout=5s;`).join('\n')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    include ${PROXY_RULES};
  }
`,
  );
  const log = join(folder, 'served-by.log');
  const address = `http://127.0.0.1:${port}`;
  await untilItListens(address, hasEnded);
  return { address, serversOf: (path, requests) => readServers(log, path, requests), stop };
}

export type StartedNginx = {
  /** Where its logs go; it is gone after `stop`. */
  folder: string;
  hasEnded: () => boolean;
  stop: () => Promise<void>;
};

/** nginx in a folder of its own, with these lines in its part for HTTP. It may not listen yet. */
export function startNginx(program: string, httpLines: (folder: string) => string): StartedNginx {
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(configuration, mainConfiguration(folder, httpLines(folder)));
  const nginx = spawn(program, ['-p', folder, '-c', configuration, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(nginx, 'close');
  return {
    folder,
    hasEnded: () => nginx.exitCode !== null,
    stop: async () => {
      nginx.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function mainConfiguration(folder: string, httpLines: string): string {
  return `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 512; }
http {
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
${httpLines}
}
`;
}

async function untilItListens(address: string, hasEnded: () => boolean): Promise<void> {
  for (let tries = 0; tries < TRIES_MAX && !hasEnded(); tries += 1) {
    const answers = await fetch(address).then(
      () => true,
      () => false,
    );
    if (answers) {
      return;
    }
    await pause(PAUSE_MS);
  }
  throw new Error('nginx did not start');
}

async function readServers(log: string, path: string, requests: number): Promise<string[]> {
  let servers: string[] = [];
  for (let tries = 0; tries < TRIES_MAX && servers.length < requests; tries += 1) {
    await pause(tries === 0 ? 0 : PAUSE_MS);
    servers = readFileSync(log, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith(`${path} `))
      .map((line) => line.slice(path.length + 1));
  }
  return [...new Set(servers)];
}
