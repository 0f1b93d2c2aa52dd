import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildApp } from '../../main/build-app.ts';
import { ROUTES } from '../../main/fold-areas.ts';
import { tagged } from '../../platform/http/routing/placed-route.ts';
import { investorRoute, ok, publicRoute } from '../../platform/http/routing/route.ts';
import { apiDocument } from '../../platform/openapi/api-document.ts';
import { exampleCall } from '../calls/example-calls.ts';
import { openTestPortal } from '../open-test-portal.ts';
import { cellsOf } from './cells.ts';
import { checkCell } from './check-cell.ts';

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
  const routes = tagged('Orders', [careless]);

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
