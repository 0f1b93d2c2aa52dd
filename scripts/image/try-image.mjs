import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgresCluster } from '../postgres-cluster.mjs';
import { freePort } from '../tooling/free-port.mjs';
import { Refusal } from '../tooling/say.mjs';

/** On data that are there; the first start makes a demonstration as well. */
const READY_MS_MAX = 5_000;
const FIRST_READY_MS_MAX = 240_000;
const STOPPED_MS_MAX = 10_000;
const POLL_MS = 50;
/** What the image declares a volume is made anew for each container of the builder, whatever is mounted there. */
const KEPT = '/kept';
const PERSON = { email: 'ada@northline.example', password: 'northline demo 2026' };

/**
 * Runs an image on a PostgreSQL of its own: somebody logs in and places an order, the container is stopped and started again, the order
 * is still there. With `before` that other image makes the data, and this one takes them over. Throws Refusal for what does not hold.
 * @param {{ builder: 'buildah' | 'docker', image: string, before?: string }} options
 */
export async function tryImage({ builder, image, before = image }) {
  const postgres = await startPostgresCluster();
  const data = mkdtempSync(join(tmpdir(), 'portal-image-'));
  // The account of the image has no name here.
  chmodSync(data, 0o777);
  const port = await freePort();
  const place = { builder, data, port, databaseUrl: postgres.url };
  try {
    const first = await start({ ...place, image: before }, FIRST_READY_MS_MAX);
    const order = await placeOrder(port);
    await stop(first);
    const again = await start({ ...place, image }, READY_MS_MAX);
    await findOrder(port, order);
    await stop(again);
  } finally {
    await postgres.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/**
 * @typedef {{ builder: 'buildah' | 'docker', image: string, data: string, port: number, databaseUrl: string }} Place
 * @typedef {{ ended: Promise<unknown>, end: () => void }} Running
 */

/**
 * @param {Place} place
 * @param {number} readyMsMax
 * @returns {Promise<Running>}
 */
async function start(place, readyMsMax) {
  const running = place.builder === 'docker' ? runByDocker(place) : runByBuildah(place);
  const startedAt = performance.now();
  while (!(await isReady(place.port))) {
    if (performance.now() - startedAt > readyMsMax) {
      running.end();
      throw new Refusal(`${place.image} was not ready within ${readyMsMax} ms`);
    }
    await wait(POLL_MS);
  }
  console.log(`${place.image}: ready in ${Math.round(performance.now() - startedAt)} ms`);
  return running;
}

/** @param {Running} running */
async function stop({ end, ended }) {
  const startedAt = performance.now();
  end();
  await ended;
  const tookMs = Math.round(performance.now() - startedAt);
  console.log(`stopped in ${tookMs} ms`);
  if (tookMs > STOPPED_MS_MAX) {
    throw new Refusal(`The stop took ${tookMs} ms`);
  }
}

/**
 * As a dealer's machine should run it: its files cannot be written, and nothing is allowed that it does not need.
 * @param {Place} place
 * @returns {Running}
 */
function runByDocker({ image, data, ...place }) {
  const name = `portal-try-${place.port}`;
  const flags = ['--rm', '--network', 'host', '--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL'];
  const container = spawn(
    'docker',
    ['run', '--name', name, ...flags, '--volume', `${data}:/data`, ...variables(place), image],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  return {
    ended: new Promise((resolve) => container.on('close', resolve)),
    end: () => void spawnSync('docker', ['kill', '--signal', 'TERM', name]),
  };
}

/**
 * Where containers cannot be started, in a changed root: the image's own files and programs, without its limits.
 * @param {Place} place
 * @returns {Running}
 */
function runByBuildah({ image, data, ...place }) {
  const name = spawnSync('buildah', ['from', image], { encoding: 'utf8' }).stdout.trim();
  const program = ['/usr/bin/node', 'run.mjs', 'server'];
  const container = spawn(
    'buildah',
    [
      'run',
      '--isolation',
      'chroot',
      '--volume',
      `${data}:${KEPT}`,
      ...variables(place),
      ...['--env', `DATA_DIR=${KEPT}`],
      name,
      '--',
      ...program,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  return {
    ended: new Promise((resolve) => container.on('close', resolve)).then(() =>
      spawnSync('buildah', ['rm', name]),
    ),
    // The builder passes no signal on to what it runs.
    end: () => void spawnSync('pkill', ['-TERM', '-x', '-f', program.join(' ')]),
  };
}

/** @param {Pick<Place, 'port' | 'databaseUrl'>} place */
function variables({ port, databaseUrl }) {
  return Object.entries({
    APP_STAGE: 'test',
    DEMO_DATA: '1',
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATABASE_URL: databaseUrl,
  }).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
}

/** @param {number} port */
function isReady(port) {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * @param {number} port
 * @returns {Promise<string>} the order's id
 */
async function placeOrder(port) {
  const token = await logIn(port);
  const [deal] = await ask(port, '/user/list/deal/live', { token });
  const placed = await ask(port, `/user/trade/create/${deal.id}`, {
    token,
    body: { quantity: deal.minimumUnits },
  });
  return placed.shareOrderId;
}

/**
 * @param {number} port
 * @param {string} order
 */
async function findOrder(port, order) {
  const found = await ask(port, `/user/trade/${order}`, { token: await logIn(port) });
  if (found.id !== order) {
    throw new Refusal('The order is gone');
  }
}

/** @param {number} port */
async function logIn(port) {
  const { accessToken } = await ask(port, '/login', { body: PERSON });
  return accessToken;
}

/**
 * @param {number} port
 * @param {string} path
 * @param {{ token?: string, body?: object }} options
 */
async function ask(port, path, { token, body }) {
  const reply = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const said = /** @type {{ data?: any }} */ (await reply.json());
  if (!reply.ok) {
    throw new Refusal(`${path}: ${reply.status} ${JSON.stringify(said)}`);
  }
  return said.data;
}
