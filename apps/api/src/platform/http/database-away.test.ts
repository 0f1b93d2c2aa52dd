import { failureSchema } from '@portal/domain/ground/errors/envelope.wire';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { buildApp } from '../../main/build-app.ts';
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts';
import { transact } from '../db/transact.ts';
import type { Deps } from '../deps.ts';
import { tagged } from './routing/placed-route.ts';
import { ok, publicRoute, type Route } from './routing/route.ts';

/** How often each call ran, and in how many of its runs its connection breaks. */
let runs = 0;
let endings = 0;

let portal: TestPortal;
let app: FastifyInstance;
beforeAll(async () => {
  portal = await openTestPortal();
  app = await buildApp(
    portal.deps,
    tagged('Files', [
      broken({ method: 'GET', path: '/read' }),
      broken({ method: 'GET', path: '/changing-read', changesState: true }),
      broken({ method: 'POST', path: '/write' }),
    ]),
  );
});
afterAll(async () => {
  await app.close();
  await portal.close();
});

function broken(facts: Pick<Route, 'method' | 'path' | 'changesState'>): Route {
  return publicRoute({
    ...facts,
    summary: 'Loses its connection',
    answer: z.number(),
    handler: async (_request, deps) => {
      runs += 1;
      await work(deps, runs <= endings);
      return ok(runs);
    },
  });
}

function work(deps: Deps, isEnded: boolean): Promise<void> {
  return transact(deps.db, async (trx) => {
    if (isEnded) {
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx);
    }
    await sql`select 1`.execute(trx);
  });
}

function call(method: 'GET' | 'POST', url: string, connectionsThatEnd: number, headers = {}) {
  [runs, endings] = [0, connectionsThatEnd];
  return app.inject({ method, url: `/api${url}`, headers, ...(method === 'POST' ? { payload: {} } : {}) });
}

describe.skipIf(inject('engine').kind === 'embedded')('[PostgreSQL] a call whose connection ends', () => {
  it('is read again if it changes nothing', async () => {
    const reply = await call('GET', '/read', 1);
    expect([reply.statusCode, reply.json()]).toEqual([200, { data: 2 }]);
  });

  it('is told to come back if the second try is no better', async () => {
    const reply = await call('GET', '/read', 2);
    expect([reply.statusCode, runs]).toEqual([503, 2]);
    expect(z.parse(failureSchema, reply.json()).code).toBe('UNAVAILABLE');
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  });

  it.each([
    ['GET', '/changing-read'],
    ['POST', '/write'],
  ] as const)('%s %s, which changes something, is not tried by the server itself', async (method, url) => {
    const reply = await call(method, url, 1);
    expect([reply.statusCode, reply.json().code, runs]).toEqual([503, 'UNAVAILABLE', 1]);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('gives its key back: the same request again finds the truth', async () => {
    const headers = { 'idempotency-key': 'one' };
    expect((await call('POST', '/write', 1, headers)).statusCode).toBe(503);
    const again = await call('POST', '/write', 0, headers);
    expect([again.statusCode, again.json()]).toEqual([200, { data: 1 }]);
  });
});
