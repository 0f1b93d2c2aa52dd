import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Deps } from './deps.ts';
import { AppError } from './http/app-error.ts';
import { failureReply, toAppError } from './http/failure-reply.ts';
import { registerHealth } from './http/health.ts';
import { parseQuery } from './http/parse-query.ts';
import { registerRoutes } from './http/register-routes.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { negotiateLanguage } from './language/negotiate-language.ts';
import { ROUTES } from './routes.ts';

const REQUEST_TIMEOUT_MS = 120_000;
const URL_LENGTH_MAX = 500;
const FAULT_STATUS = 500;
const UPLOAD_PARTS_MAX = 20;
const UPLOAD_FIELD_BYTES_MAX = 10_000;
const UPLOAD_FILES_MAX = 2;
/** One byte over the limit of a file, so that a file of exactly 15 MiB passes. */
const UPLOAD_FILE_BYTES_MAX = 15 * 1024 * 1024 + 1;

/** The server with every route on it, not listening yet. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = deps.log;
  const app = Fastify({
    loggerInstance,
    // One line a request would cost as much as the request: changes and failures are logged below.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => deps.newId(),
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: deps.config.trustProxy,
    routerOptions: {
      ignoreTrailingSlash: true,
      maxParamLength: URL_LENGTH_MAX,
      querystringParser: parseQuery,
    },
  });
  addSecurityHeaders(app, deps.config.publicUrl.startsWith('https:'));
  await app.register(multipart, {
    limits: {
      parts: UPLOAD_PARTS_MAX,
      fieldSize: UPLOAD_FIELD_BYTES_MAX,
      files: UPLOAD_FILES_MAX,
      fileSize: UPLOAD_FILE_BYTES_MAX,
      headerPairs: UPLOAD_PARTS_MAX,
    },
  });
  // A POST without a body (log out, open) is a POST with nothing to say.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, _payload, done) => {
    done(new AppError('UNSUPPORTED_TYPE'));
  });
  app.addHook('onResponse', async (request, reply) => {
    if (request.method !== 'GET' || reply.statusCode >= FAULT_STATUS) {
      deps.log.info(
        {
          requestId: request.id,
          method: request.method,
          route: request.routeOptions.url,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
        },
        'request',
      );
    }
  });
  app.setErrorHandler((error, request, reply) => {
    const failure = toAppError(error);
    if (failure.code === 'FAULT') {
      deps.log.error({ requestId: request.id, err: error }, 'fault');
    }
    if (failure.details.retryAfterSeconds !== undefined) {
      reply.header('retry-after', failure.details.retryAfterSeconds);
    }
    const language = negotiateLanguage(request.headers['accept-language']);
    return reply
      .code(failure.status)
      .type('application/json; charset=utf-8')
      .send(failureReply(failure, language, request.id));
  });
  app.setNotFoundHandler((request, reply) => {
    const language = negotiateLanguage(request.headers['accept-language']);
    return reply.code(404).send(failureReply(new AppError('NOT_FOUND'), language, request.id));
  });
  registerHealth(app, deps);
  registerRoutes(app, ROUTES, deps);
  return app;
}
