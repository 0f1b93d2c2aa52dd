import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ROUTES } from '../../main/fold-areas.ts';
import { callPortals } from '../../testing/calls/call-portals.ts';
import { send } from '../../testing/calls/example-call.ts';
import { exampleCall, nameOf } from '../../testing/calls/example-calls.ts';
import { wholeDatabase } from '../../testing/read-everything.ts';
import type { Route } from '../http/routing/route.ts';
import { openReasons } from './open-reasons.ts';
import { REFERENCE_PREFIX } from './reason-reference.ts';
import { type TypedPlace, typedPlaces } from './typed-places.ts';

const LIMIT_MS = 60_000;
const portals = callPortals();
afterAll(() => portals.close());

const OF_OFFICE = ROUTES.filter(({ access }) => access === 'staff');
const TYPED = OF_OFFICE.filter(({ schemas }) => typedPlaces(schemas.body).length > 0);

/** A text of this kind is a reason, unless it is one of a few choices. */
const REASON_NAME = /^(reason|note|comment|words|why|explanation|finding|remark)$/;

function reasonsNamed(schema: z.core.$ZodType): string[] {
  const found: string[] = [];
  const walk = (part: unknown, path: string) => {
    if (typeof part !== 'object' || part === null) {
      return;
    }
    for (const [name, inner] of Object.entries(part)) {
      const isText =
        typeof inner === 'object' && inner !== null && inner.type === 'string' && !('enum' in inner);
      if (isText && REASON_NAME.test(name)) {
        found.push(`${path}/${name}`);
      }
      walk(inner, `${path}/${name}`);
    }
  };
  walk(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), '');
  return found;
}

/** The example's body with a text at each place; of what may be done to rows of the desk, with what takes a reason. */
function planted(body: object, places: readonly TypedPlace[], text: string): unknown {
  const taking = 'do' in body ? { ...body, do: { act: 'take-over' } } : body;
  return places.reduce<unknown>((changed, place) => put(changed, place, text), taking);
}

function put(value: unknown, [name, ...rest]: TypedPlace, text: string): unknown {
  if (name === undefined) {
    return text;
  }
  if (name === null) {
    return Array.isArray(value) ? value.map((one: unknown) => put(one, rest, text)) : value;
  }
  return typeof value === 'object' && value !== null && (name in value || name === 'reason')
    ? { ...value, [name]: put(Reflect.get(value, name), rest, text) }
    : value;
}

describe('what people of the office type as a reason', () => {
  it('is marked in the schema of every call of the office that takes one', () => {
    const marked = OF_OFFICE.map((route) => [nameOf(route), typedPlaces(route.schemas.body).length]);
    const named = OF_OFFICE.map((route) => [nameOf(route), reasonsNamed(route.schemas.body).length]);
    expect(marked).toEqual(named);
    expect(TYPED.length).toBeGreaterThan(25);
  });

  it.each(TYPED.map((route, place) => [nameOf(route), route, place] as const))(
    'is nowhere in clear after %s, and is kept',
    async (_name, route: Route, place) => {
      const portal = await portals.of(route);
      const call = await exampleCall(portal, route);
      const text = `Motif-90125-${place}-tapé`;
      const body = planted(call.body ?? {}, typedPlaces(route.schemas.body), text);
      const reply = await send(portal, route, { ...call, body: Object(body) });
      expect([reply.statusCode, reply.body]).toEqual([expect.toBeOneOf([200, 201]), reply.body]);
      expect(reply.body).not.toContain(REFERENCE_PREFIX);

      const database = await wholeDatabase(portal.db);
      expect(database).toContain(REFERENCE_PREFIX);
      expect(database.split('\n').filter((line) => line.includes('Motif-90125'))).toEqual([]);
      const { rows } = await portal.pool.query('select id from typed_reasons');
      const kept = await openReasons(
        portal.deps,
        rows.map(({ id }) => `${REFERENCE_PREFIX}${id}`),
      );
      expect(kept).toContain(text);
    },
    LIMIT_MS,
  );
});
