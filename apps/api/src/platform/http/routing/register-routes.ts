import { setTimeout as wait } from 'node:timers/promises';
import type { Success } from '@portal/domain/ground/errors/envelope.wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { databaseFailureOf } from '../../db/database-failure-of.ts';
import type { Deps } from '../../deps.ts';
import { negotiateLanguage } from '../../language/negotiate-language.ts';
import { openReasons } from '../../reasons/open-reasons.ts';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { bearerTokenOf } from '../bearer-token-of.ts';
import { receiveParts } from '../receiving/receive-parts.ts';
import {
  requireDiskSpace,
  requireDiskSpaceForDatabase,
  UPLOAD_ROOM_BYTES_MIN,
} from '../receiving/require-disk-space.ts';
import { withUploadFolder } from '../receiving/with-upload-folder.ts';
import { answerOfEndedSession, answerOnce } from './answer-once.ts';
import { limitRate } from './limit-rate.ts';
import { nameLastAct } from './name-last-act.ts';
import { isBelieved, isFromOffice, officeTokenOf } from './office-cookie.ts';
import { refuseUnstorable } from './refuse-unstorable.ts';
import type { Reply, Route } from './route.ts';
import type { Authenticate, RouteRequest } from './route-request.ts';

const USER_AGENT_LENGTH_MAX = 400;
const BODY_BYTES_MAX = 262_144;

/**
 * Puts every route of the table on the server, below `prefix`; access, language, idempotency and the envelope are the same for all.
 * `authenticate` resolves an access token.
 */
export function registerRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  deps: Deps,
  { authenticate, prefix }: { authenticate: Authenticate; prefix: string },
): void {
  for (const route of routes) {
    app.route({
      method: route.method,
      url: `${prefix}${route.path}`,
      bodyLimit: route.bodyLimitBytes ?? BODY_BYTES_MAX,
      exposeHeadRoute: route.changesState !== true,
      handler: async (request, reply) => {
        const input = toRouteRequest(request);
        const known = await knownOrAnswered(route, input, deps, authenticate);
        if ('answered' in known) {
          return send(reply, await opened(deps, known.answered));
        }
        const { actor } = known;
        await limitRate(route, input, actor, deps);
        refuseUnfit(route, request);
        const answered = await answer(route, input, actor, deps).catch(async (error: unknown) => {
          throw await nameLastAct(error, { input, actor, deps });
        });
        return send(reply, await opened(deps, answered));
      },
    });
  }
}

/** An answer with the reasons that it names (platform/reasons); what is kept of it for a repetition has references. */
async function opened(deps: Deps, reply: Reply): Promise<Reply> {
  return reply.raw === undefined && (reply.status === 200 || reply.status === 201)
    ? { ...reply, data: await retryRead(() => openReasons(deps, reply.data)) }
    : reply;
}

type Received = RouteRequest<unknown, unknown, unknown>;

/** Who calls; or the answer, where an earlier call with this key ended the session that calls. Throws what actorOf throws. */
async function knownOrAnswered(
  route: Route,
  input: Received,
  deps: Deps,
  authenticate: Authenticate,
): Promise<{ actor: Actor | null } | { answered: Reply }> {
  try {
    const actor = await actorOf(route, input.raw, (kind, token) =>
      retryRead<Actor | null>(() => authenticate[kind](deps, token, isActivity(route, input.raw))),
    );
    return { actor };
  } catch (error) {
    const isUnknown = error instanceof AppError && error.code === 'UNAUTHENTICATED';
    const answered = isUnknown ? await answerOfEndedSession({ route, input, deps }) : null;
    if (answered === null) {
      throw error;
    }
    return { answered };
  }
}

/** A form is received before its `Idempotency-Key` is claimed: its content decides whether two are the same. */
async function answer(route: Route, input: Received, actor: Actor | null, deps: Deps): Promise<Reply> {
  if (route.multipart === undefined) {
    return run(route, input, actor, deps);
  }
  const { files } = route.multipart;
  await requireDiskSpace(deps, UPLOAD_ROOM_BYTES_MIN);
  return withUploadFolder(deps.config.dataDir, async (folder) => {
    const form = await receiveParts(input.raw, folder, files);
    return run(route, { ...input, form }, actor, deps);
  });
}

async function run(route: Route, input: Received, actor: Actor | null, deps: Deps): Promise<Reply> {
  if (route.method === 'GET' && route.changesState !== true) {
    return retryRead(() => route.run(input, actor, deps));
  }
  route.admit?.(actor, deps.clock.now());
  await requireDiskSpaceForDatabase(deps);
  return route.method === 'GET'
    ? route.run(input, actor, deps)
    : answerOnce({ route, input, actor, deps }, (db) => route.run(input, actor, { ...deps, db }));
}

/** Throws for content the route does not accept, and for content no later step could store. */
function refuseUnfit(route: Route, request: FastifyRequest): void {
  const isPiece = Buffer.isBuffer(request.body);
  if ((request.isMultipart() && route.multipart === undefined) || isPiece !== (route.takesPiece === true)) {
    throw new AppError('UNSUPPORTED_TYPE');
  }
  for (const part of [request.params, request.query, isPiece ? undefined : request.body]) {
    refuseUnstorable(part);
  }
}

type WhoseToken = (kind: 'investor' | 'staff', token: string) => Promise<Actor | null>;

/**
 * The caller, if the route requires one. Throws UNAUTHENTICATED, NOT_FROM_OFFICE for a call another site may have made, and
 * OTHER_PERSON where the page shows somebody else than whose session it is by now.
 */
async function actorOf(route: Route, request: FastifyRequest, whose: WhoseToken): Promise<Actor | null> {
  switch (route.access) {
    case 'public':
      return null;
    case 'investor':
      return requireActor('investor', bearerTokenOf(request), whose);
    case 'staff': {
      const actor = await requireActor('staff', officeTokenOf(request), whose);
      if (!isFromOffice(request)) {
        throw new AppError('NOT_FROM_OFFICE');
      }
      if (actor.kind === 'staff' && !isBelieved(request, actor.staffId)) {
        throw new AppError('OTHER_PERSON', { values: { name: actor.name } });
      }
      return actor;
    }
  }
}

async function requireActor(
  kind: 'investor' | 'staff',
  token: string | undefined,
  whose: WhoseToken,
): Promise<Actor> {
  const actor = token === undefined ? null : await whose(kind, token);
  if (actor === null) {
    throw new AppError('UNAUTHENTICATED');
  }
  return actor;
}

function isActivity(route: Route, request: FastifyRequest): boolean {
  const said = request.headers['x-person-acted'];
  switch (route.activity ?? 'unless-said') {
    case 'never':
      return false;
    case 'when-said':
      return said === '1';
    case 'unless-said':
      return said !== '0';
  }
}

function toRouteRequest(request: FastifyRequest): Received {
  return {
    params: request.params,
    query: request.query,
    body: request.body,
    language: negotiateLanguage(request.headers['accept-language']),
    requestId: request.id,
    origin: {
      ipAddress: request.ip,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_LENGTH_MAX),
    },
    form: null,
    raw: request,
  };
}

/** No browser or proxy stores an answer unless it says so itself. */
function send(reply: FastifyReply, answer: Reply): FastifyReply {
  reply.code(answer.status).header('cache-control', 'no-store');
  for (const [name, value] of Object.entries(answer.headers ?? {})) {
    reply.header(name, value);
  }
  if (answer.status === 304 || answer.status === 416) {
    return reply.send();
  }
  if (answer.raw !== undefined) {
    return reply.type(answer.raw.contentType).send(answer.raw.bytes);
  }
  const body: Success<unknown> = { data: answer.data };
  return reply.send(body);
}

/** Time for the pool's other connections to notice that they have ended, too. */
const PAUSE_MS = 100;
/** A request that has already waited this long for a connection does not wait as long again. */
const FIRST_TRY_MS_MAX = 1_000;

/** Reads, and reads again if the database went away meanwhile: perhaps only that connection ended. */
async function retryRead<Result>(read: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  try {
    return await read();
  } catch (error) {
    if (databaseFailureOf(error) !== 'away' || performance.now() - startedAt > FIRST_TRY_MS_MAX) {
      throw error;
    }
    await wait(PAUSE_MS);
    return read();
  }
}
