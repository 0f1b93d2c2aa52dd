import type { ErrorCode } from '@portal/domain/ground/errors/error-catalogue';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import type { Actor, InvestorActor } from '../actor.ts';
import { parseRequest } from './parse-request.ts';
import type { Reply } from './reply.ts';
import type { StaffPermission } from './require-permission.ts';
import type { Resource } from './resource.ts';
import { type RouteRequest, type RouteSchemas, unused } from './route-request.ts';

export { created, ok, type Reply } from './reply.ts';

/** Who may call: anybody, a signed-in investor, or a staff member. */
export type Access = 'public' | 'investor' | 'staff';

/** How often a route may be called in a window; the counts are shared by all server processes. */
export type RateLimit = {
  /** Calls by one investor or, if nobody is signed in, from one address. An address of investors gets ten times as many. */
  max: number;
  windowSeconds: number;
  /** If nobody is signed in: calls about one account, wherever they come from. */
  account?: {
    max: number;
    /** Names the account that a call is about, before its input is checked; null when it names none. */
    of: (request: RouteRequest<unknown, unknown, unknown>) => string | null;
  };
};

/** For every route that takes files: plenty for a person, too few to fill a disk. */
export const UPLOAD_LIMIT: RateLimit = { max: 60, windowSeconds: 900 };

/** As many pieces as those files have. */
export const PIECE_LIMIT: RateLimit = { max: 1_800, windowSeconds: 900 };

/** The parts of a multipart form: texts by name, and files; those in `requiredFiles` are required. */
export type FormParts = {
  texts?: z.core.$ZodType;
  files: readonly string[];
  requiredFiles?: readonly string[];
};

type RouteFacts = {
  method: 'GET' | 'POST';
  /** Below `/api`, with `:name` parameters. */
  path: string;
  /** One line for the API document. */
  summary: string;
  /** What a caller should know beyond the summary. */
  description?: string;
  /** The name of the call in the API document; made of method and path unless given. */
  operationId?: string;
  /**
   * What each path parameter, and each query or body field with an id, names: the access matrix tries another investor's and a
   * nonexistent one. Every path parameter must be here.
   */
  resources?: Readonly<Record<string, Resource>>;
  /** The status of success: 200 unless given. */
  success?: readonly (200 | 201)[];
  /** True if the answer has an ETag and may be 304. */
  revalidates?: boolean;
  /** True if `Range` is understood: the answer may be 206 or 416. */
  ranges?: boolean;
  /** The content types of an answer that is a file; `answer` is then `fileAnswer`. */
  produces?: readonly string[];
  /** The codes it may fail with beyond those of every call of its kind (see openapi/errors-of-route.ts). */
  errors?: readonly ErrorCode[];
  /** Schemas the handler applies itself, with its own sentences; here only for the document. */
  checkedByHandler?: { query?: z.core.$ZodType; body?: z.core.$ZodType };
  /** What it takes where the body is multipart and the handler reads it from `raw`. */
  multipart?: FormParts;
  /** True if the body is a piece of a file: raw bytes, as PIECE_TYPE. */
  takesPiece?: boolean;
  /** True if previously uploaded files are read like those of a form, which takes as long. */
  readsFiles?: boolean;
  bodyLimitBytes?: number;
  /** True for a call of the office that a stolen session must not make, such as a list of everybody. */
  needsFreshProof?: boolean;
  /** False if each sight of the answer has to be recorded: then an `Idempotency-Key` never replays it. */
  keepsAnswer?: boolean;
  /** True if it may end the session that calls it: its answer is found again by that session's token. */
  endsSession?: boolean;
  /** True for a GET that has an effect (the specification has two): a HEAD request must not cause it. */
  changesState?: boolean;
  rateLimit?: RateLimit;
  /**
   * Whether a call counts as the person's own action, which restarts the session's idle time. A page that calls by itself says so
   * with the header `x-person-acted: 0`. Default: 'unless-said'.
   */
  activity?: 'unless-said' | 'when-said' | 'never';
};

/** What a route is made of; `Request` is what its handler gets. */
export type RouteDefinition<Params, Query, Body, Answer, Request> = RouteFacts & {
  params?: z.core.$ZodType<Params>;
  query?: z.core.$ZodType<Query>;
  body?: z.core.$ZodType<Body>;
  /** The schema of the answer's `data`; what the handler returns is checked against its type. */
  answer: z.core.$ZodType<Answer>;
  handler: (request: Request, deps: Deps) => Promise<Reply<NoInfer<Answer>>>;
};

/** A route of any input, as tables of routes hold them. */
export type Route = RouteFacts & {
  access: Access;
  /** Of a call of the office. */
  permission?: StaffPermission;
  schemas: RouteSchemas<unknown, unknown, unknown>;
  answer: z.core.$ZodType;
  /** Throws for a caller who may not call it now; checked before a stored answer is replayed. */
  admit?: (actor: Actor | null, now: Date) => void;
  run: (request: RouteRequest<unknown, unknown, unknown>, actor: Actor | null, deps: Deps) => Promise<Reply>;
};

type NamedSchemas<Params, Query, Body> = Pick<
  RouteDefinition<Params, Query, Body, unknown, unknown>,
  'params' | 'query' | 'body'
>;

/** The schemas of a route; a part without one takes anything, a query only where `takesUnknown`. */
export function schemasOf<Params, Query, Body>({
  params,
  query,
  body,
  takesUnknown = true,
}: {
  [Part in keyof NamedSchemas<Params, Query, Body>]: NamedSchemas<Params, Query, Body>[Part] | undefined;
} & { takesUnknown?: boolean }) {
  const ofNone = takesUnknown ? unused : z.strictObject({});
  return { params: params ?? unused, query: query ?? ofNone, body: body ?? unused } as RouteSchemas<
    Params,
    Query,
    Body
  >;
}

/** A route that anybody may call. */
export function publicRoute<Params = unknown, Query = unknown, Body = unknown, Answer = unknown>(
  definition: RouteDefinition<Params, Query, Body, Answer, RouteRequest<Params, Query, Body>>,
): Route {
  const { handler, params, query, body, ...facts } = definition;
  const schemas = schemasOf({ params, query, body });
  return {
    ...facts,
    access: 'public',
    schemas,
    run: (request, _actor, deps) => handler(parseRequest(request, schemas), deps),
  };
}

/** A route for a signed-in investor; the actor's id goes into every query. */
export function investorRoute<Params = unknown, Query = unknown, Body = unknown, Answer = unknown>(
  definition: RouteDefinition<
    Params,
    Query,
    Body,
    Answer,
    RouteRequest<Params, Query, Body> & { actor: InvestorActor }
  >,
): Route {
  const { handler, params, query, body, ...facts } = definition;
  const schemas = schemasOf({ params, query, body });
  return {
    ...facts,
    access: 'investor',
    schemas,
    run: (request, actor, deps) => {
      if (actor?.kind !== 'investor') {
        throw new Error(`${facts.path} ran without an actor`);
      }
      return handler({ ...parseRequest(request, schemas), actor }, deps);
    },
  };
}
