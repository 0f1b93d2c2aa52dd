import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

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
export async function runDeployedNginx(
  program: string,
  port: number,
  server: string,
): Promise<DeployedNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  const log = join(folder, 'portal.log');
  writeFileSync(log, '');
  writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(folder, port, server));
  const nginx = spawn(program, [
    '-p',
    folder,
    '-c',
    join(folder, 'nginx.conf'),
    '-e',
    join(folder, 'start.log'),
  ]);
  const ended = once(nginx, 'close');
  return {
    log: () => readFileSync(log, 'utf8'),
    stop: async () => {
      nginx.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function mainConfiguration(folder: string, port: number, server: string): string {
  const deployed = readFileSync(join(FOLDER, 'portal.conf'), 'utf8')
    .replaceAll(/^ *listen 80.*$/gm, '')
    .replaceAll(/listen 443 ssl http2/g, `listen 127.0.0.1:${port}`)
    .replaceAll(/^ *ssl_.*$/gm, '')
    .replaceAll('/var/log/nginx', folder)
    .replaceAll(/server 127\.0\.0\.1:\d+ max/g, `server ${server} max`)
    .replace('snippets/portal-proxy.conf', join(FOLDER, 'portal-proxy.conf'));
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
${deployed}
}
`;
}
