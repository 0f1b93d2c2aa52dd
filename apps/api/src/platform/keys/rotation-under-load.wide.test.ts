// Wide: a save or a read that fails while keys are rotated between two running servers.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { newPostgresDatabase } from '../../testing/new-postgres-database.ts';
import { type RunningServer, runServer } from '../../testing/run-server.ts';
import { askRunningServer } from '../commands/ask-running-server.ts';

const LIMIT_MS = 120_000;
const PEOPLE = 8;
const ROTATIONS = 6;
/** A machine on which rotating is faster than saving rotates more often, until enough was saved meanwhile. */
const ROTATIONS_MAX = 60;
const SAVES_EACH_MAX = 5_000;
const MASTER_KEY = Buffer.alloc(32, 11).toString('base64');
const Registered = z.object({ data: z.object({ accessToken: z.string() }) });
const Kept = z.object({ data: z.object({ data: z.object({ round: z.number() }) }) });

const engine = inject('engine');

/** Two server processes with data directories of their own and one database, as on two machines. */
describe.skipIf(engine.kind === 'embedded')(
  '[PostgreSQL] keys that are rotated while two servers work',
  () => {
    const servers: (RunningServer & { dataDir: string })[] = [];
    let databaseUrl: string;
    let dropDatabase: () => Promise<void>;

    beforeAll(async () => {
      if (engine.kind === 'embedded') {
        return;
      }
      const { connectionString, drop } = await newPostgresDatabase(engine.url, engine.template);
      dropDatabase = drop;
      databaseUrl = connectionString;
      for (let count = 0; count < 2; count += 1) {
        const dataDir = mkdtempSync(join(tmpdir(), 'portal-rotation-'));
        const variables = { DATABASE_URL: connectionString, SECRET_KEY: MASTER_KEY, DEMO_DATA: '0' };
        servers.push({ ...(await runServer(dataDir, variables)), dataDir });
      }
    }, LIMIT_MS);

    afterAll(async () => {
      await Promise.all(servers.map((server) => server.stop('SIGKILL')));
      await dropDatabase();
      for (const { dataDir } of servers) {
        rmSync(dataDir, { recursive: true, force: true });
      }
    });

    const call = (server: number, path: string, token?: string, body?: object) =>
      fetch(`${servers[server]?.address}/api${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });

    async function register(name: string): Promise<string> {
      const reply = await call(0, '/register', undefined, {
        firstName: 'A',
        lastName: 'B',
        email: `${name}@example.com`,
        password: 'seven otters cross the ice',
        acceptTerms: true,
      });
      return Registered.parse(await reply.json()).data.accessToken;
    }

    const keys = (server: number, ...argv: string[]) =>
      askRunningServer(servers[server]?.dataDir ?? '', { area: 'keys', argv }, () => undefined);

    it(
      'fails no save and no read, and each opens at once what the other seals',
      async () => {
        const tokens = await Promise.all(
          Array.from({ length: PEOPLE }, (_, person) => register(`rotation-${person}`)),
        );
        let isRotating = true;
        let saves = 0;
        let rotations = 0;
        const saveAndRead = async (token: string, person: number) => {
          for (let round = 0; isRotating && round < SAVES_EACH_MAX; round += 1) {
            const [here, there] = (person + round) % 2 === 0 ? [0, 1] : [1, 0];
            const saved = await call(here, '/user/draft/onboarding', token, { data: { round } });
            const number = round % 2 === 0 ? '130692544' : '193456787';
            const profile = { basics: { socialInsuranceNumber: number } };
            expect([saved.status, (await call(here, '/user/kyc/save', token, profile)).status]).toEqual([
              200, 200,
            ]);
            const read = await call(there, '/user/draft/onboarding', token);
            expect(read.status).toBe(200);
            expect(Kept.parse(await read.json()).data.data.round).toBe(round);
            const details = await (await call(there, '/user/kyc/details', token)).text();
            expect(details).toContain(`***-***-${number.slice(-3)}`);
            saves += 2;
          }
        };
        const working = Promise.all(tokens.map(saveAndRead));
        const isEnough = () => rotations >= ROTATIONS && saves > PEOPLE * ROTATIONS;
        for (; !isEnough() && rotations < ROTATIONS_MAX; rotations += 1) {
          const result = await keys(rotations % 2, 'rotate', '--reseal');
          expect(result?.ok).toBe(true);
        }
        isRotating = false;
        await working;
        expect(saves).toBeGreaterThan(PEOPLE * ROTATIONS);
        const status = (await keys(1, 'status'))?.lines.join('\n');
        expect(status?.match(/\| retired /g)).toHaveLength(rotations);
        expect(status).not.toContain('NOT HERE');
      },
      LIMIT_MS,
    );

    it('does not start a server with another master key, and says which one is missing', async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'portal-rotation-'));
      const other = await runServer(dataDir, {
        DATABASE_URL: databaseUrl,
        SECRET_KEY: Buffer.alloc(32, 12).toString('base64'),
      });
      expect(await other.ended).toBe(1);
      expect(other.errors()).toMatch(
        /^What is stored is encrypted under the master key [0-9a-f]{8}, which is not/,
      );
      rmSync(dataDir, { recursive: true, force: true });
    });
  },
);
