// Wide: a file or a save that is lost when a server is killed while it seals files anew.
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openDeps } from '../../main/open-deps.ts';
import { addMemorandum } from '../../testing/deal-papers.ts';
import { addDeal } from '../../testing/deals.ts';
import { newPortalPlace, type PortalPlace } from '../../testing/portal-place.ts';
import { type RunningServer, runServer, serverVariables } from '../../testing/run-server.ts';
import { askRunningServer } from '../commands/ask-running-server.ts';
import { readConfig } from '../config/config.ts';
import { makeLog } from '../make-log.ts';

const LIMIT_MS = 180_000;
const MASTER_KEY = Buffer.alloc(32, 13).toString('base64');
/** Three batches: the server is killed after the first. */
const DOCUMENTS = 60;
const DOCUMENT_BYTES = 300_000;
const SignedIn = z.object({ data: z.object({ accessToken: z.string() }) });
const Linked = z.object({ data: z.object({ url: z.string() }) });

/** A server process with documents of a deal, on the engine that the suite runs on. */
describe('a server that is killed while it seals files anew', () => {
  let place: PortalPlace;
  let server: RunningServer;
  let token: string;
  const documents = new Map<string, Buffer>();

  const start = async () => {
    server = await runServer(place.dataDir, place.variables);
    if (server.address === undefined) {
      throw new Error(server.errors());
    }
  };
  beforeAll(async () => {
    place = await newPortalPlace('migrated', { SECRET_KEY: MASTER_KEY, DEMO_DATA: '0' });
    await layDocuments();
    await start();
    const ada = { email: 'ada@example.com', password: 'seven otters cross the ice', acceptTerms: true };
    const person = { firstName: 'Ada', lastName: 'Roy', province: 'CAN-ON', ...ada };
    token = (await ask('/register', SignedIn, person)).data.accessToken;
  }, LIMIT_MS);
  afterAll(async () => {
    await server.stop('SIGKILL');
    await place.drop();
  });

  /** As a server that ran before kept them. */
  async function layDocuments(): Promise<void> {
    const config = readConfig(serverVariables(place.dataDir, place.variables));
    const { deps, close } = await openDeps(config, makeLog({ logLevel: 'silent' }));
    const dealId = await addDeal({ db: deps.db, deps });
    for (let version = 1; version <= DOCUMENTS; version += 1) {
      const bytes = randomBytes(DOCUMENT_BYTES);
      documents.set(await addMemorandum(deps, dealId, bytes, version), bytes);
    }
    await close();
  }

  async function ask<Answer>(path: string, schema: z.ZodType<Answer>, body?: object) {
    const reply = await fetch(`${server.address}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return schema.parse(await reply.json());
  }

  /** Documents that do not come as they were kept, when a person downloads them. */
  async function damaged(): Promise<string[]> {
    const found: string[] = [];
    for (const [id, kept] of documents) {
      const { pathname, search } = new URL((await ask(`/user/file/${id}`, Linked)).data.url);
      const reply = await fetch(`${server.address}${pathname}${search}`);
      if (!kept.equals(Buffer.from(await reply.arrayBuffer()))) {
        found.push(id);
      }
    }
    return found;
  }

  const keys = async (...argv: string[]) => {
    const result = await askRunningServer(place.dataDir, { area: 'keys', argv }, () => undefined);
    return result?.lines.join('\n') ?? '';
  };

  it(
    'loses no file and no save, and finishes the work after it was started again',
    async () => {
      expect(await damaged()).toEqual([]);
      let isKilled = false;
      const argv = ['rotate', '--reseal'];
      const killed = askRunningServer(place.dataDir, { area: 'keys', argv }, (line) => {
        if (line.startsWith('files: ') && !isKilled) {
          isKilled = true;
          server.process.kill('SIGKILL');
        }
      }).catch(() => null);
      await server.ended;
      await killed;
      expect(isKilled).toBe(true);
      await start();
      expect(await damaged()).toEqual([]);
      const half = await keys('status');
      expect(half).toMatch(/\| seal {2}\| retired .*, [1-9]\d* files$/m);
      expect(half).toMatch(/\| seal {2}\| current .*, [1-9]\d* files$/m);
      expect(await keys('reseal')).toMatch(/^Sealed anew: \d+ values, [1-9]\d* files\.$/m);
      const whole = await keys('status');
      expect(whole).toMatch(/\| seal {2}\| retired .*\| 0 values, 0 files$/m);
      expect(await damaged()).toEqual([]);
    },
    LIMIT_MS,
  );
});
