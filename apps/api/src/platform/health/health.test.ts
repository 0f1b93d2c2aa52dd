import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildApp } from '../../main/build-app.ts';
import { ROUTES } from '../../main/fold-areas.ts';
import { openDocument } from '../../testing/contract/document-validator.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts';
import { apiDocument } from '../openapi/api-document.ts';
import { VERSION } from '../version.ts';
import { checkReadiness } from './check-readiness.ts';

const { problemsOf } = openDocument(apiDocument(ROUTES));

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

describe('a probe', () => {
  it.each([
    ['/healthz', { up: true, version: VERSION }],
    ['/api/healthz', { up: true, version: VERSION }],
    ['/readyz', { ready: true, takesUploads: true }],
    ['/api/readyz', { ready: true, takesUploads: true }],
    ['/readyz/', { ready: true, takesUploads: true }],
  ])('%s is answered, and the answer is kept nowhere', async (url, data) => {
    const reply = await portal.app.inject(url);
    expect([reply.statusCode, reply.json()]).toEqual([200, { data }]);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it.each(['/readyz', '/api/readyz'])('%s is told to come again when the database is away', async (url) => {
    const database = await openTestDatabase();
    await database.close();
    const app = await buildApp({ ...portal.deps, db: database.db });
    const reply = await app.inject(url);
    expect([reply.statusCode, reply.json().code]).toEqual([503, 'UNAVAILABLE']);
    expect(problemsOf({ method: 'GET', path: '/readyz' }, reply)).toEqual([]);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    await app.close();
  });
});

describe.skipIf(inject('engine').kind === 'embedded')('[PostgreSQL] a database that became read-only', () => {
  it('is not ready: a server on it could keep nothing', async () => {
    const database = await openTestDatabase();
    const ask = (db = database.db) => checkReadiness({ db, freeBytes: portal.deps.freeBytes });
    expect(await ask()).toMatchObject({ ready: true });
    await database.db.connection().execute(async (db) => {
      await sql`select set_config('default_transaction_read_only', 'on', false)`.execute(db);
      await expect(ask(db)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    });
    await database.close();
  });
});
