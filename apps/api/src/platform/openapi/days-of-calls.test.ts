import { afterAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../../main/fold-areas.ts';
import { callPortals } from '../../testing/calls/call-portals.ts';
import { send, withThing } from '../../testing/calls/example-call.ts';
import { exampleCall, nameOf } from '../../testing/calls/example-calls.ts';
import type { Route } from '../http/routing/route.ts';
import { apiDocument, documentPath } from './api-document.ts';

const document = apiDocument(ROUTES);
const portals = callPortals();
afterAll(() => portals.close());

/** Each place of each call where the document says that a day belongs. */
const DAYS = ROUTES.flatMap((route) => daysOf(route).map((name) => [nameOf(route), name, route] as const));

function daysOf(route: Route): string[] {
  const operation = document.paths[documentPath(route.path)]?.[route.method === 'GET' ? 'get' : 'post'];
  const parameters = (operation?.parameters ?? []).flatMap((parameter) =>
    'name' in parameter && isDay(parameter.schema) ? [parameter.name] : [],
  );
  const body = operation?.requestBody?.content['application/json']?.schema;
  const fields = Object.entries(body?.properties ?? {}).flatMap(([name, schema]) =>
    isDay(schema) ? [name] : [],
  );
  return [...parameters, ...fields];
}

/** A list of days, or a thing that has one, is none. */
function isDay(schema: unknown): boolean {
  const said = JSON.stringify(schema);
  return said.includes('"format":"date"') && !/"(properties|items)"/.test(said);
}

describe('a day of a call', () => {
  it('is found in its description', () => {
    expect(DAYS.length).toBeGreaterThan(5);
  });

  it.each(DAYS)('of %s, %s, is refused in the years 0000, 0001 and 9999', async (_name, place, route) => {
    const portal = await portals.of(route);
    const call = await exampleCall(portal, route);
    for (const day of ['0000-01-01', '0001-01-01', '9999-12-31']) {
      const reply = await send(portal, route, withThing(route, call, place, day));
      expect([day, reply.statusCode, reply.json().code]).toEqual([day, 400, 'VALIDATION']);
    }
  });
});
