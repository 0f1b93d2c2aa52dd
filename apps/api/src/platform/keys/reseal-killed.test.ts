import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { COMPLETE_INVESTOR, DEMO_PASSWORD } from '../../demo/demo-accounts.ts';
import { newPostgresDatabase } from '../../testing/open-test-database.ts';
import { type RunningServer, runServer } from '../../testing/run-server.ts';
import { askRunningServer } from '../commands/ask-running-server.ts';

const LIMIT_MS = 180_000;
const MASTER_KEY = Buffer.alloc(32, 13).toString('base64');
const SignedIn = z.object({ data: z.object({ accessToken: z.string() }) });
const Deals = z.object({ data: z.array(z.object({ id: z.string() })) });
const Deal = z.object({ data: z.object({ documents: z.array(z.object({ id: z.string() })) }) });
const Linked = z.object({ data: z.object({ url: z.string() }) });

const engine = inject('engine');

/** A server process with the demonstration's documents, on the engine that the suite runs on. */
describe('a server that is killed while it seals files anew', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-reseal-'));
  const variables: Record<string, string> = { SECRET_KEY: MASTER_KEY, DEMO_DATA: '1' };
  let server: RunningServer;
  let dropDatabase = async () => {};

  const start = async () => {
    server = await runServer(dataDir, variables);
    if (server.address === undefined) {
      throw new Error(server.errors());
    }
  };
  beforeAll(async () => {
    if (engine.kind !== 'embedded') {
      const { connectionString, drop } = await newPostgresDatabase(engine.url, engine.template);
      variables.DATABASE_URL = connectionString;
      dropDatabase = drop;
    }
    await start();
  }, LIMIT_MS);
  afterAll(async () => {
    await server.stop('SIGKILL');
    await dropDatabase();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function ask<Answer>(path: string, schema: z.ZodType<Answer>, token = '', body?: object) {
    const reply = await fetch(`${server.address}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return schema.parse(await reply.json());
  }

  /** The SHA-256 of each document of the deals, as a person downloads them. */
  async function documents(): Promise<Map<string, string>> {
    const credentials = { email: COMPLETE_INVESTOR.email, password: DEMO_PASSWORD };
    const { accessToken: token } = (await ask('/login', SignedIn, '', credentials)).data;
    const hashes = new Map<string, string>();
    for (const { id } of (await ask('/user/list/deal/live', Deals, token)).data) {
      for (const document of (await ask(`/user/deal/live/${id}`, Deal, token)).data.documents) {
        const { url } = (await ask(`/user/file/${document.id}`, Linked, token)).data;
        const { pathname, search } = new URL(url);
        const bytes = Buffer.from(await (await fetch(`${server.address}${pathname}${search}`)).arrayBuffer());
        expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
        hashes.set(document.id, createHash('sha256').update(bytes).digest('hex'));
      }
    }
    return hashes;
  }

  const keys = async (...argv: string[]) => {
    const result = await askRunningServer(dataDir, { area: 'keys', argv }, () => undefined);
    return result?.lines.join('\n') ?? '';
  };

  it(
    'loses no file and no save, and finishes the work after it was started again',
    async () => {
      const before = await documents();
      expect(before.size).toBeGreaterThan(20);
      let isKilled = false;
      const killed = askRunningServer(dataDir, { area: 'keys', argv: ['rotate', '--reseal'] }, (line) => {
        if (line.startsWith('files: ') && !isKilled) {
          isKilled = true;
          server.process.kill('SIGKILL');
        }
      }).catch(() => null);
      await server.ended;
      await killed;
      expect(isKilled).toBe(true);
      await start();
      expect(await documents()).toEqual(before);
      const half = await keys('status');
      expect(half).toMatch(/\| seal {2}\| retired .*, [1-9]\d* files$/m);
      expect(half).toMatch(/\| seal {2}\| current .*, [1-9]\d* files$/m);
      expect(await keys('reseal')).toMatch(/^Sealed anew: \d+ values, [1-9]\d* files\.$/m);
      const whole = await keys('status');
      expect(whole).toMatch(/\| seal {2}\| retired .*\| 0 values, 0 files$/m);
      expect(await documents()).toEqual(before);
    },
    LIMIT_MS,
  );
});
