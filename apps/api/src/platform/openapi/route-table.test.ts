import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ROUTES } from '../../main/fold-areas.ts';
import { fileAnswer } from '../http/routing/reply.ts';
import { investorRoute, ok, publicRoute, type Route } from '../http/routing/route.ts';
import { documentPath } from './api-document.ts';
import { jsonSchemaOf } from './json-schema-of.ts';

const NAMES_A_THING = /^id$|Id$/;

/** The fields with an id that a route takes, wherever they are. */
function idsTakenBy({ path, schemas, multipart, checkedByHandler }: Route): string[] {
  const inPath = [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => name);
  const taken = [
    checkedByHandler?.query ?? schemas.query,
    checkedByHandler?.body ?? schemas.body,
    ...(multipart?.texts === undefined ? [] : [multipart.texts]),
  ].flatMap((schema) => Object.keys(jsonSchemaOf(schema, 'input', new Map()).properties ?? {}));
  return [...new Set([...inPath, ...taken.filter((name) => NAMES_A_THING.test(name))])];
}

/** What is missing in the table for the document, the contract and the access matrix; each says what to add. */
function gapsOf(route: Route): string[] {
  const gaps = idsTakenBy(route)
    .filter((name) => route.resources?.[name] === undefined)
    .map((name) => `say in \`resources\` what ${name} names (see http/resource.ts)`);
  if ((route.answer === fileAnswer) !== (route.produces !== undefined)) {
    gaps.push('a file is answered with `answer: fileAnswer` and the types that it may have in `produces`');
  }
  if (route.multipart !== undefined && route.method !== 'POST') {
    gaps.push('a form of parts comes with a POST');
  }
  return gaps;
}

/** Events of providers name things by ids of their own. */
const PROVIDERS_IDS = new Set(['/payments/events']);

const EFFECTS = [
  'GET /mobile/forgotpassword/:username',
  'GET /user/docusign/:other',
  'GET /user/docusign/investment',
  'GET /user/dealer/form/:id',
  'GET /user/finconnect/investment/link/:id',
  'GET /user/statement/:format',
  'GET /user/trade/archive/:id',
];

describe('the route table', () => {
  it.each(
    ROUTES.filter(({ path }) => !PROVIDERS_IDS.has(path)).map(
      (route) => [`${route.method} ${documentPath(route.path)}`, route] as const,
    ),
  )('says all that the document and the access matrix need of %s', (_name, route) => {
    expect(gapsOf(route)).toEqual([]);
  });

  it('has each call once', () => {
    const calls = ROUTES.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  /** A HEAD must not reach them, and nothing repeats them. Most do nothing the second time, which hides them from the contract. */
  it('knows the reads that have an effect, and no other call says anything of it', () => {
    const said = ROUTES.flatMap(({ method, path, changesState }) =>
      changesState === undefined ? [] : [[`${method} ${path}`, changesState]],
    );
    expect(Object.fromEntries(said)).toEqual(Object.fromEntries(EFFECTS.map((call) => [call, true])));
  });

  it('says what a new route lacks', () => {
    const answer = z.null();
    const facts = { summary: 'A call', answer, handler: async () => ok(null) } as const;
    const query = z.object({ shareId: z.string() });
    const silent = investorRoute({ ...facts, method: 'GET', path: '/user/new/:id', query });
    expect(gapsOf(silent)).toEqual([
      'say in `resources` what id names (see http/resource.ts)',
      'say in `resources` what shareId names (see http/resource.ts)',
    ]);
    const file = publicRoute({ ...facts, method: 'GET', path: '/new', produces: ['text/csv'] });
    expect(gapsOf(file)).toHaveLength(1);
  });
});
