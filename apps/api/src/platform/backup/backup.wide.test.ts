// Wide: a backup of a running portal that cannot be restored into one that works.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { addMemorandum } from '../../testing/deal-papers.ts';
import { addDeal } from '../../testing/deals.ts';
import { newPortalPlace, type PortalPlace } from '../../testing/portal-place.ts';
import { startHere } from '../../testing/start-here.ts';
import { pdfOf } from '../files/testing/sample-files.ts';
import { runProgram } from './testing/run-program.ts';

const LIMIT_MS = 180_000;
const KEY = { SECRET_KEY: Buffer.alloc(32, 9).toString('base64') };
const SAVES_AFTER = 5;
const ADA = { email: 'ada@example.com', password: 'a long enough password' };

const SignedIn = z.object({
  data: z.object({ accessToken: z.string(), user: z.object({ id: z.string() }) }),
});
const Deal = z.object({ data: z.object({ documents: z.array(z.object({ id: z.string() })) }) });
const Linked = z.object({ data: z.object({ url: z.string() }) });
const Trades = z.object({
  data: z.object({ trades: z.array(z.object({ id: z.string(), status: z.number() })) }),
});

type Server = Awaited<ReturnType<typeof startHere>>;

async function call({ address }: Server, path: string, token?: string, body?: object): Promise<Response> {
  return fetch(`${address}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function signIn(server: Server) {
  const reply = await call(server, '/login', undefined, ADA);
  const { accessToken, user } = SignedIn.parse(await reply.json()).data;
  return {
    userId: user.id,
    get: async (path: string) => (await call(server, path, accessToken)).json(),
    post: (path: string, body: object) => call(server, path, accessToken, body),
  };
}

let first: PortalPlace;
let server: Server;
let backups: string;
let paper: Buffer;
let ordered: string;
let other: string;

describe('a backup', () => {
  beforeAll(async () => {
    first = await newPortalPlace('migrated', KEY);
    backups = mkdtempSync(join(tmpdir(), 'portal-backups-'));
    server = await startHere(first);
    const { deps } = server;
    ordered = await addDeal({ db: deps.db, deps });
    other = await addDeal({ db: deps.db, deps });
    paper = await pdfOf(1);
    await addMemorandum(deps, other, paper);
    const account = { firstName: 'Ada', lastName: 'Roy', ...ADA, province: 'CAN-ON', acceptTerms: true };
    expect((await call(server, '/register', undefined, account)).status).toBe(201);
    const order = await (await signIn(server)).post(`/user/trade/create/${ordered}`, { quantity: 10 });
    expect(order.status).toBe(201);
  }, LIMIT_MS);
  afterAll(async () => {
    await server.stop();
    await first.drop();
    rmSync(backups, { recursive: true });
  });

  it('is made while the portal runs, and restored to a new place where an order is then placed', {
    timeout: LIMIT_MS,
  }, async () => {
    const backup = join(backups, 'first');
    const person = await signIn(server);
    const before = Trades.parse(await person.get(`/user/trades/${person.userId}`)).data.trades;
    expect(before).toHaveLength(1);
    const made = await runProgram('backup', first, [backup]);
    expect(made.output).toContain(`Backed up to ${backup}: the database (`);
    expect(made.output).toContain('The master key is not in it.');
    expect(made.ok).toBe(true);
    // What happens after the backup is not in it, and does not disturb it.
    for (let count = 0; count < SAVES_AFTER; count += 1) {
      await person.post('/user/draft/onboarding', { data: { count } });
    }

    const second = await newPortalPlace('empty', KEY);
    const restored = await runProgram('restore', second, [backup]);
    expect(restored.output).toMatch(/The key opens it\. The audit log is unbroken: \d+ rows\./);
    expect(restored.ok).toBe(true);
    const copy = await startHere(second);
    const samePerson = await signIn(copy);
    expect(samePerson.userId).toBe(person.userId);
    if (inject('engine').kind === 'postgres') {
      // Until the database has counted what was copied, it plans each list as for any table.
      const { rows } = await sql`select oid::regclass::text from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples < 0`.execute(
        copy.deps.db,
      );
      expect(rows).toEqual([]);
    }
    expect(Trades.parse(await samePerson.get(`/user/trades/${person.userId}`)).data.trades).toEqual(before);
    const { documents } = Deal.parse(await samePerson.get(`/user/deal/live/${other}`)).data;
    const { url } = Linked.parse(await samePerson.get(`/user/file/${documents[0]?.id}`)).data;
    const { pathname, search } = new URL(url);
    const document = await fetch(`${copy.address}${pathname}${search}`);
    expect(paper.equals(Buffer.from(await document.arrayBuffer()))).toBe(true);
    const order = await samePerson.post(`/user/trade/create/${other}`, { quantity: 10 });
    expect(order.status).toBe(201);
    await copy.stop();

    const again = await runProgram('restore', second, [backup]);
    expect(again).toMatchObject({ ok: false, output: expect.stringMatching(/already|not empty/) });
    await second.drop();
  });
});
