import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import manifest from '../../package.json' with { type: 'json' };
import { ROOT } from '../tooling/project.mjs';
import { Refusal, secondsSince, step } from '../tooling/say.mjs';
import { askThroughProxy, HOST, placeOrder } from './ask-through-proxy.mjs';

const PORTAL_ACCOUNT = 10_001;
const READY_TRIES_MAX = 240;
const ASKED_WHILE_ONE_IS_AWAY = 8;
/** As `docker compose` merges it: the demonstration's people, so that somebody can order. One server makes them, before the others start. */
const DEMONSTRATION = `services:
  portal-1: { environment: { APP_STAGE: test, DEMO_DATA: "1", SMTP_URL_FILE: "" } }
  portal-2: { environment: { APP_STAGE: test, DEMO_DATA: "0", SMTP_URL_FILE: "" } }
`;

/**
 * Starts deploy/compose as docs/install.md says, with the image of `npm run image` and the demonstration's data: health of each, an order
 * through nginx, one server killed while the other serves, a restart of all with the order still there. Needs ports 80 and 443.
 * @param {readonly string[]} compose `docker compose`, as it is called here
 */
export async function tryCompose(compose) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-compose-'));
  const run = (/** @type {string[]} */ ...args) => {
    const [program = '', ...first] = compose;
    const cwd = join(folder, 'deploy/compose');
    const asked = spawnSync(program, [...first, ...args], { cwd, encoding: 'utf8' });
    if (asked.status !== 0) {
      throw new Refusal(`${[...compose, ...args].join(' ')}\n${asked.stdout}${asked.stderr}`);
    }
    return asked.stdout;
  };
  prepare(folder);
  try {
    const startedAt = performance.now();
    await step('Starting the first server', async () => run('up', '-d', 'portal-1'));
    await until('the first server', async () => run('exec', '-T', 'portal-1', 'node', 'run.mjs', 'is-ready'));
    await step('Starting the others', async () => run('up', '-d'));
    await untilReady();
    console.log(`✓ all are healthy, after ${secondsSince(startedAt)}`);
    const order = await placeOrder();
    console.log('✓ an order was placed through nginx');
    run('kill', 'portal-1');
    for (let asked = 0; asked < ASKED_WHILE_ONE_IS_AWAY; asked += 1) {
      await order.find();
    }
    console.log('✓ one server serves while the other is dead');
    run('stop');
    run('up', '-d');
    await untilReady();
    await order.find();
    console.log('✓ the order is there after a restart of all');
  } catch (error) {
    console.log(run('logs', '--tail', '20'));
    throw error;
  } finally {
    run('down', '--volumes', '--timeout', '15');
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * What docs/install.md has people make.
 * @param {string} folder
 */
function prepare(folder) {
  const compose = join(folder, 'deploy/compose');
  cpSync(join(ROOT, 'deploy'), join(folder, 'deploy'), { recursive: true });
  cpSync(join(ROOT, 'brand/northline'), join(folder, 'brand'), { recursive: true });
  // The portal's account in the image has no name here.
  chmodSync(folder, 0o755);
  const configuration = readFileSync(join(ROOT, 'deploy/nginx/portal.conf'), 'utf8');
  writeFileSync(
    join(folder, 'portal.conf'),
    configuration.replace('127.0.0.1:3001', 'portal-1:3000').replace('127.0.0.1:3002', 'portal-2:3000'),
  );
  const certificates = join(folder, 'certificates', HOST);
  mkdirSync(certificates, { recursive: true });
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-subj',
      `/CN=${HOST}`,
      '-keyout',
      'privkey.pem',
      '-out',
      'fullchain.pem',
    ],
    { cwd: certificates, stdio: 'ignore' },
  );
  const secrets = join(compose, 'secrets');
  mkdirSync(secrets, { mode: 0o700 });
  const password = randomBytes(24).toString('hex');
  writeFileSync(join(secrets, 'postgres_password'), password);
  for (const [name, text] of Object.entries({
    database_url: `postgres://portal:${password}@postgres:5432/portal`,
    secret_key: randomBytes(32).toString('base64'),
    smtp_url: 'smtps://user:password@mail.example.ca',
  })) {
    writeFileSync(join(secrets, name), text, { mode: 0o600 });
    chownSync(join(secrets, name), PORTAL_ACCOUNT, PORTAL_ACCOUNT);
  }
  writeFileSync(join(compose, 'compose.override.yaml'), DEMONSTRATION);
  const settings = {
    COMPOSE_PROJECT_NAME: 'portal-deploy-check',
    PORTAL_IMAGE: `investor-portal:${manifest.version}`,
    PUBLIC_URL: `https://${HOST}`,
    BRAND_FOLDER: join(folder, 'brand'),
    NGINX_CONFIGURATION: join(folder, 'portal.conf'),
    CERTIFICATES: join(folder, 'certificates'),
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(compose, '.env'), lines.join(''));
}

function untilReady() {
  return until('the portal behind nginx', async () => {
    const { status } = await askThroughProxy('/readyz');
    if (status !== 200) {
      throw new Refusal(`/readyz: ${status}`);
    }
  });
}

/**
 * @param {string} what
 * @param {() => Promise<unknown>} ask throws while it is not ready
 */
async function until(what, ask) {
  for (let tries = 0; ; tries += 1) {
    try {
      await ask();
      return;
    } catch (error) {
      if (tries === READY_TRIES_MAX) {
        throw new Refusal(`Not ready: ${what}. ${error instanceof Error ? error.message : error}`);
      }
    }
    await wait(1_000);
  }
}
