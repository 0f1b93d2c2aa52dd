// Wide: what one of several servers keeps to itself: a session, a limit, a key, a file, an order that pages are told of.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { freePort } from '../../../../scripts/tooling/free-port.mjs';
import { askRunningServer } from '../platform/commands/ask-running-server.ts';
import { databaseOnPool } from '../platform/db/open-database.ts';
import { systemClock } from '../platform/ports/clock.ts';
import { addDeal } from '../testing/deals.ts';
import { inOneWindow } from '../testing/in-one-window.ts';
import { somePicture } from '../testing/kyc.ts';
import { multipartBody } from '../testing/multipart.ts';
import { newPostgresDatabase } from '../testing/new-postgres-database.ts';
import { findNginx, type RunningNginx, runNginx } from '../testing/run-nginx.ts';
import { type RunningServer, runServer } from '../testing/run-server.ts';

const START_LIMIT_MS = 120_000;
const SERVERS = 3;
const PASSWORD = 'seven otters cross the ice';
const SIGN_IN_LIMIT = 20;
const GUESSES_MAX = 10;
const TOO_LARGE_BYTES = 33 * 1024 * 1024;
const CALLERS = 4;
const CALLS_BEFORE = 50;
const CALLS_AFTER = 20;
const CALLS_EACH_MAX = 20_000;

/** As much of the answers as these tests look at. */
const Answer = z.object({
  code: z.string().optional(),
  message: z.array(z.string()).optional(),
  requestId: z.string().optional(),
  data: z
    .object({
      accessToken: z.string().optional(),
      shareOrderId: z.string().optional(),
      url: z.string().optional(),
      id: z.union([z.string(), z.object({ front: z.string().nullable() })]).optional(),
    })
    .nullish(),
});

const engine = inject('engine');

/** Three server processes on one database and one folder of files, nginx with the documented rules before them. */
describe.skipIf(engine.kind === 'embedded')('[PostgreSQL] several servers behind nginx', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-several-'));
  const servers: RunningServer[] = [];
  let nginx: RunningNginx;
  let pool: pg.Pool;
  let dropDatabase: () => Promise<void>;
  let dealId: string;
  let variables: Record<string, string>;

  beforeAll(async () => {
    const program = findNginx();
    if (engine.kind === 'embedded' || program === undefined) {
      throw new Error('This test needs PostgreSQL and nginx (apt-get install nginx-light)');
    }
    const { connectionString, openPool, drop } = await newPostgresDatabase(engine.url, engine.template);
    dropDatabase = drop;
    pool = openPool(2);
    dealId = await addDeal({ db: databaseOnPool(pool), deps: { clock: systemClock } });
    const port = await freePort();
    variables = {
      DATABASE_URL: connectionString,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      TRUST_PROXY: '1',
      RATE_LIMITS: '1',
      DEMO_DATA: '0',
    };
    for (let count = 0; count < SERVERS; count += 1) {
      servers.push(await runServer(dataDir, variables));
    }
    nginx = await runNginx(
      program,
      port,
      servers.map(({ address }) => new URL(address ?? '').host),
    );
  }, START_LIMIT_MS);

  afterAll(async () => {
    await nginx.stop();
    await Promise.all(servers.map((server) => server.stop('SIGKILL')));
    await pool.end();
    await dropDatabase();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function call(
    path: string,
    options: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
  ) {
    const { token, body, headers } = options;
    const reply = await fetch(`${nginx.address}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body instanceof Buffer ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: body instanceof Buffer ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    return { status: reply.status, ...Answer.parse(await reply.json()) };
  }

  async function register(client: string): Promise<{ token: string; email: string }> {
    const email = `${randomUUID()}@example.com`;
    const reply = await call('/register', {
      body: { firstName: 'Ada', lastName: 'Tremblay', email, password: PASSWORD, acceptTerms: true },
      headers: { 'x-forwarded-for': client },
    });
    expect(reply.status).toBe(201);
    return { token: reply.data?.accessToken ?? '', email };
  }

  it('share sessions: a token of one is good at all', async () => {
    const { token } = await register('198.51.100.1');
    const replies = await Promise.all(Array.from({ length: 12 }, () => call('/user/profile/', { token })));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
    expect(await nginx.serversOf('/api/user/profile/', 12)).toHaveLength(SERVERS);
    expect((await call('/logout', { token, body: {} })).status).toBe(200);
    const after = await Promise.all(Array.from({ length: 6 }, () => call('/user/profile/', { token })));
    expect(new Set(after.map(({ status }) => status))).toEqual(new Set([401]));
  });

  it('tell a page through nginx what was ordered at any of them', async () => {
    const response = await fetch(`${nginx.address}/api/deal/live-units`);
    expect(response.headers.get('content-encoding')).toBeNull();
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const heard: string[] = [];
    const hear = async (words: string) => {
      while (!heard.join('').includes(words)) {
        const chunk = await reader?.read();
        expect(chunk?.done).toBe(false);
        heard.push(chunk?.value ?? '');
      }
    };
    await hear(dealId);
    const { rows } = await pool.query(
      'update deals set units_taken = units_taken + 1 where id = $1 returning units_taken',
      [dealId],
    );
    await hear(`"isWhole":false,"deals":[{"id":"${dealId}"`);
    await hear(`"unitsTaken":${rows[0].units_taken}`);
    await pool.query('update deals set units_taken = units_taken - 1 where id = $1', [dealId]);
    await reader?.cancel();
  });

  it('share rate limits, and believe no address that a client made up', async () => {
    const attempt = (_: unknown, count: number) =>
      call('/login', {
        body: { email: `nobody-${count}@example.com`, password: PASSWORD },
        headers: { 'x-forwarded-for': `203.0.113.${count}` },
      });
    const replies = await inOneWindow(() => Promise.all(Array.from({ length: SIGN_IN_LIMIT + 4 }, attempt)));
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(SIGN_IN_LIMIT);
    expect(statuses).toContain(429);
  });

  it('share the guesses against one account, wherever they come from', async () => {
    const statuses = await inOneWindow(async () => {
      const { email } = await register('198.51.100.6');
      const answers: number[] = [];
      for (let guess = 0; guess < GUESSES_MAX + 2; guess += 1) {
        const reply = await fetch(`${servers[guess % SERVERS]?.address}/api/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${guess}` },
          body: JSON.stringify({ email, password: 'a guess' }),
        });
        answers.push(reply.status);
      }
      return answers;
    });
    expect(statuses).toEqual([...Array.from({ length: GUESSES_MAX }, () => 401), 429, 429]);
  });

  it('do a request that is sent to all of them at once only one time', async () => {
    const { token } = await register('198.51.100.2');
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        call(`/user/trade/create/${dealId}`, {
          token,
          body: { quantity: 10 },
          headers: { 'idempotency-key': key },
        }),
      ),
    );
    const placed = answers.filter(({ status }) => status === 201);
    expect(new Set(placed.map(({ data }) => data?.shareOrderId)).size).toBe(1);
    const others = answers.filter(({ status }) => status !== 201);
    expect(others.map(({ code }) => code)).toEqual(others.map(() => 'IDEMPOTENCY_IN_PROGRESS'));
    const again = await call(`/user/trade/create/${dealId}`, {
      token,
      body: { quantity: 10 },
      headers: { 'idempotency-key': key },
    });
    expect(again.data).toEqual(placed[0]?.data);
    expect(again.status).toBe(201);
  });

  it('give out files that another of them took', async () => {
    const { token } = await register('198.51.100.3');
    const picture = await somePicture();
    const { payload, headers } = multipartBody([
      { name: 'front', fileName: 'card.png', bytes: picture },
      { name: 'back', fileName: 'back.png', bytes: picture },
      { name: 'documentType', value: '1' },
    ]);
    const kept = await call('/user/kyc/upload/id/', { token, body: payload, headers });
    expect(kept.status).toBe(200);
    const card = kept.data?.id;
    const fileId = typeof card === 'object' ? card.front : null;
    const url = (await call(`/user/file/${fileId}`, { token })).data?.url ?? '';
    const downloads = await Promise.all(Array.from({ length: 6 }, () => fetch(url)));
    expect(new Set(downloads.map(({ status }) => status))).toEqual(new Set([200]));
    const sizes = await Promise.all(downloads.map(async (reply) => (await reply.arrayBuffer()).byteLength));
    expect(new Set(sizes).size).toBe(1);
    expect(await nginx.serversOf(new URL(url).pathname, 6)).toHaveLength(SERVERS);
  });

  it('take commands on sockets of their own: one that joins and leaves takes none away', async () => {
    const sockets = () => readdirSync(dataDir).filter((name) => name.startsWith('commands-'));
    expect(sockets()).toHaveLength(SERVERS);
    const another = await runServer(dataDir, variables);
    expect(sockets()).toHaveLength(SERVERS + 1);
    expect(await another.stop('SIGTERM')).toBe(0);
    expect(sockets()).toHaveLength(SERVERS);
    const answer = await askRunningServer(dataDir, { area: 'dealer', argv: ['queue'] }, () => undefined);
    expect(answer).toMatchObject({ ok: true });
  });

  it('and nginx answer in the same shape when something is too large', async () => {
    const { token } = await register('198.51.100.4');
    const reply = await call('/user/kyc/upload/id/', {
      token,
      body: Buffer.alloc(TOO_LARGE_BYTES),
      headers: { 'content-type': 'application/octet-stream' },
    });
    expect(reply.status).toBe(413);
    expect(reply).toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
      message: [expect.any(String)],
      requestId: expect.any(String),
    });
  });

  it('lose no request while one of them is stopped', { timeout: START_LIMIT_MS }, async () => {
    const { token } = await register('198.51.100.5');
    const [first] = servers;
    const statuses: number[] = [];
    let exitCode: number | null | undefined;
    let callsLeft = CALLERS * CALLS_AFTER;
    let stopping: Promise<void> | undefined;
    const stopFirst = async () => {
      exitCode = await first?.stop('SIGTERM');
    };
    const keepCalling = async (caller: number) => {
      for (let count = 0; count < CALLS_EACH_MAX && callsLeft > 0; count += 1) {
        const reply =
          count % 2 === 0
            ? await call('/user/profile/', { token })
            : await call(`/user/draft/order:caller-${caller}`, { token, body: { data: { count } } });
        statuses.push(reply.status);
        callsLeft -= exitCode === undefined ? 0 : 1;
        stopping ??= statuses.length >= CALLS_BEFORE ? stopFirst() : undefined;
      }
    };
    await Promise.all(Array.from({ length: CALLERS }, (_, caller) => keepCalling(caller)));
    await stopping;
    expect(exitCode).toBe(0);
    expect(callsLeft).toBeLessThanOrEqual(0);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });
});
