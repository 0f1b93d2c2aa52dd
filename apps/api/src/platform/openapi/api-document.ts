import { failureSchema } from '@portal/domain/ground/errors/envelope.wire';
import { COOKIE, OFFICE_HEADER } from '../http/routing/office-cookie.ts';
import { API_TAGS, type PlacedRoute } from '../http/routing/placed-route.ts';
import { VERSION } from '../version.ts';
import { DOCUMENT_DESCRIPTION, DOCUMENT_TITLE } from './document-title.ts';
import type { ApiDocument, Operation } from './document-types.ts';
import { type Components, jsonSchemaOf } from './json-schema-of.ts';
import { liveUnitsPaths } from './live-units-paths.ts';
import { METRICS_PATHS, METRICS_SCHEME } from './metrics-paths.ts';
import { operationIdOf } from './operation-id-of.ts';
import { parametersOfRoute, requestBodyOfRoute, SHARED_PARAMETERS } from './parameters-of-route.ts';
import { type FailureResponses, responsesOfRoute, SHARED_HEADERS } from './responses-of-route.ts';

const BEARER = 'bearer';
const OFFICE_COOKIE = 'officeCookie';
const FROM_OFFICE = 'fromOffice';

/** Who may call: an investor by their token; somebody of the office by the cookie, from a page of the office; anybody. */
const SECURITY: Readonly<Record<PlacedRoute['access'], Record<string, string[]>[]>> = {
  investor: [{ [BEARER]: [] }],
  staff: [{ [OFFICE_COOKIE]: [], [FROM_OFFICE]: [] }],
  public: [],
};

/** The OpenAPI 3.1 description of the routes, made of the schemas that check their requests and type their answers. */
export function apiDocument(routes: readonly PlacedRoute[]): ApiDocument {
  const components: Components = new Map();
  const failures: FailureResponses = new Map();
  jsonSchemaOf(failureSchema, 'output', components);
  const paths: ApiDocument['paths'] = {};
  for (const route of routes) {
    const path = documentPath(route.path);
    const method = route.method === 'GET' ? 'get' : 'post';
    paths[path] = { ...paths[path], [method]: operationOf(route, components, failures) };
  }
  const liveUnits = liveUnitsPaths(components);
  const used = new Set<string>(['Deals', 'Operation', ...routes.map(({ tag }) => tag)]);
  return {
    openapi: '3.1.1',
    info: {
      title: DOCUMENT_TITLE,
      version: VERSION,
      description: DOCUMENT_DESCRIPTION,
      license: { name: 'All rights reserved', url: '/' },
    },
    servers: [{ url: '/api', description: 'This portal' }],
    tags: Object.entries(API_TAGS).flatMap(([name, description]) =>
      used.has(name) ? [{ name, description }] : [],
    ),
    security: [{ [BEARER]: [] }],
    paths: { ...paths, ...liveUnits, ...METRICS_PATHS },
    components: {
      schemas: Object.fromEntries(sorted(components)),
      responses: Object.fromEntries(sorted(failures)),
      parameters: { ...SHARED_PARAMETERS },
      headers: { ...SHARED_HEADERS },
      securitySchemes: {
        [BEARER]: { type: 'http', scheme: 'bearer', description: 'The `accessToken` of a sign-in.' },
        [OFFICE_COOKIE]: {
          type: 'apiKey',
          in: 'cookie',
          name: COOKIE,
          description: 'Set by logging in to the office; no script reads it, and no other site sends it.',
        },
        [FROM_OFFICE]: {
          type: 'apiKey',
          in: 'header',
          name: OFFICE_HEADER,
          description: 'Always `1`: a form of another site cannot send it.',
        },
        ...METRICS_SCHEME,
      },
    },
  };
}

/** `/user/trade/:id` as the document writes it: `/user/trade/{id}`. */
export function documentPath(path: string): string {
  return path.replace(/:([A-Za-z]+)/g, '{$1}');
}

function operationOf(route: PlacedRoute, components: Components, failures: FailureResponses): Operation {
  const requestBody = requestBodyOfRoute(route, components);
  const description = descriptionOf(route);
  return {
    operationId: operationIdOf(route),
    tags: [route.tag],
    summary: route.summary,
    ...(description === '' ? {} : { description }),
    security: SECURITY[route.access],
    parameters: parametersOfRoute(route, components),
    ...(requestBody === undefined ? {} : { requestBody }),
    responses: responsesOfRoute(route, components, failures),
  };
}

function descriptionOf({ description, changesState, rateLimit, access }: PlacedRoute): string {
  const caller = access === 'investor' ? 'investor' : 'address';
  return [
    description,
    changesState === true
      ? 'Changes state although it is a GET: never cached, and HEAD is refused.'
      : undefined,
    rateLimit && `At most ${rateLimit.max} calls of one ${caller} in ${rateLimit.windowSeconds} seconds.`,
  ]
    .filter((sentence) => sentence !== undefined)
    .join('\n\n');
}

function sorted<Value>(entries: ReadonlyMap<string, Value>): [string, Value][] {
  return [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
}
