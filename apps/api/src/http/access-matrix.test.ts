import { afterAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../routes.ts';
import { CALLERS, type Cell, cellsOf } from '../testing/access/cells.ts';
import { callOf, checkCell } from '../testing/access/check-cell.ts';
import { callPortals } from '../testing/calls/call-portals.ts';
import type { ExampleCall } from '../testing/calls/example-call.ts';

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
