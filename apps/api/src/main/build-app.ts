import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { registerSigningReturn } from '../areas/agreement/signing/provider/register-signing-return.ts';
import { authenticateStaff } from '../areas/firm/staff/sessions/authenticate-staff.ts';
import { serveLiveUnits } from '../areas/offering/deals/live/serve-live-units.ts';
import { authenticate } from '../areas/people/accounts/sessions/authenticate.ts';
import { serveOneClick } from '../areas/people/optional-mails/serve-one-click.ts';
import type { Deps } from '../platform/deps.ts';
import { healthRoutes } from '../platform/health/health.routes.ts';
import { AppError } from '../platform/http/app-error.ts';
import { failureAnswerer, unreadableAnswerer } from '../platform/http/failures/failure-answerer.ts';
import { keepBodyBytes } from '../platform/http/keep-body-bytes.ts';
import { rewriteForHosts, welcomeAtOffice } from '../platform/http/pages/rewrite-for-hosts.ts';
import { connectSources, securityHeaders } from '../platform/http/pages/security-headers.ts';
import { parseQuery } from '../platform/http/parse-query.ts';
import { takePieceBodies } from '../platform/http/receiving/take-piece-bodies.ts';
import type { PlacedRoute } from '../platform/http/routing/placed-route.ts';
import { registerRoutes } from '../platform/http/routing/register-routes.ts';
import type { Authenticate } from '../platform/http/routing/route-request.ts';
import { traceRequests } from '../platform/http/trace-requests.ts';
import { watchRequests } from '../platform/http/watch-requests.ts';
import { serveMetrics } from '../platform/metrics/serve-metrics.ts';
import { apiDocumentRoutes } from '../platform/openapi/api-document.routes.ts';
import { ROUTES, watchedFacts } from './fold-areas.ts';

const AUTHENTICATE: Authenticate = { investor: authenticate, staff: authenticateStaff };
const REQUEST_TIMEOUT_MS = 120_000;
const PARAMETER_LENGTH_MAX = 500;
const FAULT_STATUS = 500;
const UPLOAD_PARTS_MAX = 20;
const UPLOAD_FIELD_BYTES_MAX = 10_000;
const UPLOAD_FILES_MAX = 2;
/** One byte over the limit of a file, so that a file of exactly 15 MiB passes. */
const UPLOAD_FILE_BYTES_MAX = 15 * 1024 * 1024 + 1;

/** The server with every route on it, not listening yet. */
export async function buildApp(
  deps: Deps,
  routes: readonly PlacedRoute[] = ROUTES,
): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = deps.log;
  const headers = securityHeaders(
    deps.config.publicUrl.startsWith('https:'),
    connectSources(deps.config.sentryDsn),
  );
  const answerFailure = failureAnswerer(deps.log, deps.faults.report);
  const app = Fastify({
    loggerInstance,
    // An address that cannot be decoded reaches no route and no hook.
    frameworkErrors: (error, request, reply) => {
      answerFailure(error, request, reply.headers(headers));
    },
    clientErrorHandler: unreadableAnswerer(deps.newId, headers),
    // One line a request would cost as much as the request: changes and failures are logged below.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => deps.newId(),
    requestTimeout: REQUEST_TIMEOUT_MS,
    // A request that still comes while the server stops is answered like any other.
    return503OnClosing: false,
    trustProxy: (_address, hop) => hop < deps.config.trustedProxies,
    ...rewriting(deps.config),
    routerOptions: {
      ignoreTrailingSlash: true,
      maxParamLength: PARAMETER_LENGTH_MAX,
      querystringParser: parseQuery,
    },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  welcomeAtOffice(app, deps.config);
  await app.register(multipart, {
    limits: {
      parts: UPLOAD_PARTS_MAX,
      fieldSize: UPLOAD_FIELD_BYTES_MAX,
      files: UPLOAD_FILES_MAX,
      fileSize: UPLOAD_FILE_BYTES_MAX,
      headerPairs: UPLOAD_PARTS_MAX,
    },
  });
  // Bodies are JSON, forms of parts or pieces of files; any other kind is answered with 415.
  app.removeContentTypeParser('text/plain');
  keepBodyBytes(app);
  takePieceBodies(app);
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
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler((request, reply) => answerFailure(new AppError('NOT_FOUND'), request, reply));
  await serveMetrics(app, deps, watchedFacts(deps));
  watchRequests(app, deps);
  traceRequests(app, deps.tracing);
  registerRoutes(app, [...routes, ...apiDocumentRoutes(routes)], deps, {
    authenticate: AUTHENTICATE,
    prefix: '/api',
  });
  // Probes ask at the root.
  registerRoutes(app, healthRoutes, deps, { authenticate: AUTHENTICATE, prefix: '' });
  registerSigningReturn(app, deps);
  serveLiveUnits(app, deps);
  serveOneClick(app, deps);
  return app;
}

function rewriting(config: Deps['config']) {
  const rewriteUrl = rewriteForHosts(config);
  return rewriteUrl === undefined ? {} : { rewriteUrl };
}
