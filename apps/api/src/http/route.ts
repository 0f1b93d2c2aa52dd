import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import { parseRequest } from './parse-request.ts';
import { type Actor, type RouteRequest, type RouteSchemas, unused } from './route-request.ts';

/** Who may call: anybody, or a signed-in investor. */
export type Access = 'public' | 'investor';

export type Reply = {
  /** 304 is sent without a body. */
  status: 200 | 201 | 304;
  data: unknown;
  headers?: Record<string, string>;
  /** Bytes made beforehand instead of `data`; sent as they are. */
  raw?: { bytes: Buffer; contentType: string };
};

/** How often one address, or one investor, may call in a window; shared by all server processes. */
export type RateLimit = { max: number; windowSeconds: number };

/** For every route that takes files: plenty for a person, too few to fill a disk. */
export const UPLOAD_LIMIT: RateLimit = { max: 60, windowSeconds: 900 };

type RouteFacts = {
  method: 'GET' | 'POST';
  /** Below `/api`, with `:name` parameters. */
  path: string;
  /** One line for the API document. */
  summary: string;
  /** True where the body is multipart and the handler reads it from `raw`. */
  multipart?: boolean;
  bodyLimitBytes?: number;
  /** True for a GET that has an effect (the specification has two): a HEAD request must not cause it. */
  changesState?: boolean;
  rateLimit?: RateLimit;
};

type RouteDefinition<Params, Query, Body, Request> = RouteFacts & {
  params?: z.core.$ZodType<Params>;
  query?: z.core.$ZodType<Query>;
  body?: z.core.$ZodType<Body>;
  handler: (request: Request, deps: Deps) => Promise<Reply>;
};

/** A route of any input, as the table in routes.ts holds them. */
export type Route = RouteFacts & {
  access: Access;
  schemas: RouteSchemas<unknown, unknown, unknown>;
  run: (request: RouteRequest<unknown, unknown, unknown>, actor: Actor | null, deps: Deps) => Promise<Reply>;
};

/** A route that anybody may call. */
export function publicRoute<Params = unknown, Query = unknown, Body = unknown>(
  definition: RouteDefinition<Params, Query, Body, RouteRequest<Params, Query, Body>>,
): Route {
  const { handler, params, query, body, ...facts } = definition;
  const schemas = { params: params ?? unused, query: query ?? unused, body: body ?? unused } as RouteSchemas<
    Params,
    Query,
    Body
  >;
  return {
    ...facts,
    access: 'public',
    schemas,
    run: (request, _actor, deps) => handler(parseRequest(request, schemas), deps),
  };
}

/** A route for a signed-in investor; the actor's id goes into every query. */
export function investorRoute<Params = unknown, Query = unknown, Body = unknown>(
  definition: RouteDefinition<Params, Query, Body, RouteRequest<Params, Query, Body> & { actor: Actor }>,
): Route {
  const { handler, params, query, body, ...facts } = definition;
  const schemas = { params: params ?? unused, query: query ?? unused, body: body ?? unused } as RouteSchemas<
    Params,
    Query,
    Body
  >;
  return {
    ...facts,
    access: 'investor',
    schemas,
    run: (request, actor, deps) => {
      if (actor === null) {
        throw new Error(`${facts.path} ran without an actor`);
      }
      return handler({ ...parseRequest(request, schemas), actor }, deps);
    },
  };
}

export function ok(data: unknown, headers?: Record<string, string>): Reply {
  return headers === undefined ? { status: 200, data } : { status: 200, data, headers };
}

export function created(data: unknown): Reply {
  return { status: 201, data };
}
