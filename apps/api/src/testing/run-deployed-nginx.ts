import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startNginx } from './run-nginx.ts';

const FOLDER = fileURLToPath(new URL('../../../../deploy/nginx/', import.meta.url));

export type DeployedNginx = {
  /** What the log of requests says so far. */
  log: () => string;
  stop: () => Promise<void>;
};

/**
 * nginx with the configuration that is deployed, but for its certificate, its ports and the place of its logs: `port` stands for 443 and
 * `server` (`host:port`) for every server of the portal.
 */
export function runDeployedNginx(program: string, port: number, server: string): DeployedNginx {
  const { folder, stop } = startNginx(program, (own) =>
    readFileSync(join(FOLDER, 'portal.conf'), 'utf8')
      .replaceAll(/^ *listen 80.*$/gm, '')
      .replaceAll(/listen 443 ssl http2/g, `listen 127.0.0.1:${port}`)
      .replaceAll(/^ *ssl_.*$/gm, '')
      .replaceAll('/var/log/nginx', own)
      .replaceAll(/server 127\.0\.0\.1:\d+ max/g, `server ${server} max`)
      .replace('snippets/portal-proxy.conf', join(FOLDER, 'portal-proxy.conf')),
  );
  return { log: () => readFileSync(join(folder, 'portal.log'), 'utf8'), stop };
}
