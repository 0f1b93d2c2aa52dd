import { execFile } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { COMPLETE_INVESTOR, DEMO_PASSWORD } from '../../demo/demo-accounts.ts';
import { layMigratedData } from '../../testing/lay-migrated-data.ts';
import { newPostgresDatabase } from '../../testing/open-test-database.ts';
import { type RunningServer, runServer } from '../../testing/run-server.ts';

const LIMIT_MS = 180_000;
const BACKUP = fileURLToPath(new URL('../../main/command-lines/backup-command-line.ts', import.meta.url));
const RESTORE = fileURLToPath(new URL('../../main/command-lines/restore-command-line.ts', import.meta.url));
const KEY = Buffer.alloc(32, 9).toString('base64');
const OTHER_KEY = Buffer.alloc(32, 8).toString('base64');
const SAVES_AFTER = 5;

const Login = z.object({ data: z.object({ accessToken: z.string(), user: z.object({ id: z.string() }) }) });
const Deals = z.object({
  data: z.array(z.object({ id: z.string(), minimumUnits: z.number() })),
});
const Deal = z.object({ data: z.object({ documents: z.array(z.object({ id: z.string() })) }) });
const Trades = z.object({
  data: z.object({ trades: z.array(z.object({ id: z.string(), status: z.number() })) }),
});

type Place = { dataDir: string; variables: Record<string, string>; drop: () => Promise<void> };

/** An empty database and an empty data directory. */
async function newPlace(): Promise<Place> {
  const engine = inject('engine');
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-backup-'));
  const forget = () => rmSync(dataDir, { recursive: true, force: true });
  const variables = { DEMO_DATA: '1', SECRET_KEY: KEY };
  if (engine.kind === 'embedded') {
    return { dataDir, variables, drop: async () => forget() };
  }
  const { connectionString, drop } = await newPostgresDatabase(engine.url, 'template0');
  return {
    dataDir,
    variables: { ...variables, DATABASE_URL: connectionString },
    drop: async () => {
      await drop();
      forget();
    },
  };
}

/** Runs a command line of the portal as a person does. */
function run(program: string, place: Place, args: readonly string[], changes: Record<string, string> = {}) {
  const env = {
    PATH: process.env.PATH,
    POSTGRES_BIN: process.env.POSTGRES_BIN,
    APP_STAGE: 'test',
    DATA_DIR: place.dataDir,
    ...place.variables,
    ...changes,
  };
  return new Promise<{ ok: boolean; output: string }>((resolve) => {
    execFile(process.execPath, [program, ...args], { env, cwd: place.dataDir }, (error, stdout, stderr) =>
      resolve({ ok: error === null, output: `${stdout}${stderr}` }),
    );
  });
}

async function signIn(server: RunningServer) {
  const call = async (path: string, token?: string, body?: object) =>
    fetch(`${server.address}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const reply = await call('/login', undefined, { email: COMPLETE_INVESTOR.email, password: DEMO_PASSWORD });
  const { accessToken, user } = Login.parse(await reply.json()).data;
  return {
    userId: user.id,
    get: async (path: string) => (await call(path, accessToken)).json(),
    post: (path: string, body: object) => call(path, accessToken, body),
  };
}

let first: Place;
let server: RunningServer;
let backups: string;
let backup: string;

describe('a backup', () => {
  beforeAll(async () => {
    first = await newPlace();
    layMigratedData(first.dataDir);
    backups = mkdtempSync(join(tmpdir(), 'portal-backups-'));
    backup = join(backups, 'first');
    server = await runServer(first.dataDir, first.variables);
    expect(server.errors()).toBe('');
  }, LIMIT_MS);
  afterAll(async () => {
    await server.stop('SIGTERM');
    await first.drop();
    rmSync(backups, { recursive: true });
  });

  it('is made while the portal runs, and restored into a new place where an order is placed', {
    timeout: LIMIT_MS,
  }, async () => {
    const person = await signIn(server);
    const before = Trades.parse(await person.get(`/user/trades/${person.userId}`)).data.trades;
    expect(before.length).toBeGreaterThan(0);
    const made = await run(BACKUP, first, [backup]);
    expect(made.output).toContain(`Backed up to ${backup}: the database (`);
    expect(made.output).toContain('The master key is not in it.');
    expect(made.ok).toBe(true);
    // What comes after the backup is not in it, and does not disturb it.
    for (let count = 0; count < SAVES_AFTER; count += 1) {
      await person.post('/user/draft/onboarding', { data: { count } });
    }

    const second = await newPlace();
    const restored = await run(RESTORE, second, [backup]);
    expect(restored.output).toMatch(/The key opens it\. The audit log is unbroken: \d+ rows\./);
    expect(restored.ok).toBe(true);
    const copy = await runServer(second.dataDir, second.variables);
    const samePerson = await signIn(copy);
    expect(samePerson.userId).toBe(person.userId);
    expect(Trades.parse(await samePerson.get(`/user/trades/${person.userId}`)).data.trades).toEqual(before);
    const deals = Deals.parse(await samePerson.get('/user/list/deal/live')).data;
    const { documents } = Deal.parse(await samePerson.get(`/user/deal/live/${deals[0]?.id}`)).data;
    const file = z
      .object({ data: z.object({ url: z.string() }) })
      .parse(await samePerson.get(`/user/file/${documents[0]?.id}`));
    const document = await fetch(
      new URL(new URL(file.data.url).pathname + new URL(file.data.url).search, copy.address),
    );
    expect(
      Buffer.from(await document.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const deal = deals.find(({ id }) => !JSON.stringify(before).includes(id));
    const order = await samePerson.post(`/user/trade/create/${deal?.id}`, { quantity: deal?.minimumUnits });
    expect(order.status).toBe(201);
    expect(copy.errors()).toBe('');
    expect(await copy.stop('SIGTERM')).toBe(0);

    const again = await run(RESTORE, second, [backup]);
    expect(again).toMatchObject({ ok: false, output: expect.stringMatching(/already|not empty/) });
    await second.drop();
  });

  it.each([
    ['into a folder that exists', BACKUP, () => [backup], 'exists already'],
    ['into no folder', BACKUP, () => [], 'Say where to put the backup'],
    ['from a folder without one', RESTORE, () => [backups], 'backup.json is missing'],
    ['from no folder', RESTORE, () => [], 'Say which backup'],
  ])('%s is refused with a sentence', { timeout: LIMIT_MS }, async (_case, program, args, sentence) => {
    expect(await run(program, first, args())).toEqual({
      ok: false,
      output: expect.stringContaining(sentence),
    });
  });

  it('is not restored with a key that does not open it', { timeout: LIMIT_MS }, async () => {
    const place = await newPlace();
    const result = await run(RESTORE, place, [backup], { SECRET_KEY: OTHER_KEY });
    expect(result.ok).toBe(false);
    expect(result.output).toMatch(/SECRET_KEY/);
    await place.drop();
  });

  it('that was damaged is refused before anything is touched', { timeout: LIMIT_MS }, async () => {
    const place = await newPlace();
    const [name = ''] =
      readFileSync(join(backup, 'files.sha256'), 'utf8').split('\n')[0]?.split('  ').slice(1) ?? [];
    appendFileSync(join(backup, 'files', name), 'x');
    expect(await run(RESTORE, place, [backup])).toEqual({
      ok: false,
      output: expect.stringContaining(`The backup is damaged: ${name} is changed.`),
    });
    expect(readdirSync(place.dataDir)).toEqual([]);
    await place.drop();
  });
});
