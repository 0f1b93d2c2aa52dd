import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { apiDocument } from '../openapi/api-document.ts';
import { ROUTES } from '../routes.ts';
import { openDocument } from '../testing/contract/document-validator.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { openTestPortal, type TestPortal } from '../testing/open-test-portal.ts';

const { problemsOf } = openDocument(apiDocument(ROUTES));

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

describe('a probe', () => {
  it.each([
    ['/healthz', { up: true }],
    ['/api/healthz', { up: true }],
    ['/readyz', { ready: true }],
    ['/api/readyz', { ready: true }],
    ['/readyz/', { ready: true }],
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
