import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildApp } from '../../main/app.ts';
import { ROUTES } from '../../main/routes.ts';
import { CALLERS, type Cell, cellsOf } from '../../testing/access/cells.ts';
import { callOf, checkCell } from '../../testing/access/check-cell.ts';
import { callPortals } from '../../testing/calls/call-portals.ts';
import type { ExampleCall } from '../../testing/calls/example-call.ts';
import { exampleCall } from '../../testing/calls/example-calls.ts';
import { openTestPortal } from '../../testing/open-test-portal.ts';
import { apiDocument } from '../openapi/api-document.ts';
import { inArea } from './area.ts';
import { investorRoute, ok, publicRoute } from './route.ts';

const cells = cellsOf(ROUTES);
const portals = callPortals();
afterAll(() => portals.close());

const shared = new Map<string, ExampleCall>();

async function problemsOf(cell: Cell): Promise<string[]> {
  const portal = await portals.of(cell.route);
  return checkCell(portal, cell, await callOf(portal, cell, shared));
}

describe(`the access matrix of ${cells.length} cells: ${ROUTES.length} routes, ${CALLERS.length} callers`, () => {
  it.each(cells.map((cell) => [cell.title, cell] as const))('%s', async (_title, cell) => {
    expect(await problemsOf(cell)).toEqual([]);
  });
});

describe('a route written tomorrow', () => {
  const params = z.object({ id: z.string() });
  const answer = z.object({ id: z.string() });
  /** Answers anybody who is signed in, as if the owner had been forgotten in its query. */
  const careless = investorRoute({
    method: 'GET',
    path: '/user/tomorrow/:id',
    summary: 'An order, whoever asks',
    params,
    resources: { id: 'trade' },
    answer,
    handler: async (request) => ok({ id: request.params.id }),
  });
  const routes = inArea('Orders', [careless]);

  it('is in the matrix, in the contract and in the document by itself', () => {
    expect(cellsOf(routes).map(({ title }) => title)).toEqual([
      'GET /user/tomorrow/:id: anonymous: 401',
      'GET /user/tomorrow/:id: malformed token: 401',
      'GET /user/tomorrow/:id: ended session: 401',
      'GET /user/tomorrow/:id: another investor with the owner’s trade as id: 404 as if it did not exist',
      'GET /user/tomorrow/:id: owner: answered',
    ]);
    expect(apiDocument(routes).paths).toHaveProperty(
      ['/user/tomorrow/{id}', 'get', 'operationId'],
      'getUserTomorrowById',
    );
  });

  it('fails its cell when it forgets whose thing it answers', async () => {
    const portal = await openTestPortal();
    const app = await buildApp(portal.deps, [...ROUTES, ...routes]);
    await app.ready();
    const call = await exampleCall(portal, careless);
    const failing: string[] = [];
    for (const cell of cellsOf(routes)) {
      if ((await checkCell({ ...portal, app }, cell, call)).length > 0) {
        failing.push(cell.caller);
      }
    }
    expect(failing).toEqual(['another investor']);
    await app.close();
    await portal.close();
  });

  it('says what to add when nobody said how it is called', async () => {
    const portal = await openTestPortal();
    const silent = publicRoute({
      method: 'POST',
      path: '/tomorrow',
      summary: 'Takes a body',
      body: z.object({ word: z.string() }),
      answer: z.null(),
      handler: async () => ok(null),
    });
    await expect(exampleCall(portal, silent)).rejects.toThrow('add an example to src/testing/calls/');
    await portal.close();
  });
});
