import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ROUTES } from '../main/fold-areas.ts';
import { fileAnswer } from '../platform/http/routing/reply.ts';
import type { Route } from '../platform/http/routing/route.ts';
import { errorsOfRoute } from '../platform/openapi/errors-of-route.ts';

const Answered = z.union([z.object({ data: z.unknown() }), z.object({ code: z.string() })]);

/**
 * Holds every answer that a test causes against the route table: a failure has a code that the document names for the
 * call, and success is what `answer` says, with nothing more in it. Returns what was found otherwise.
 */
export function watchAnswers(app: FastifyInstance): ReadonlySet<string> {
  const problems = new Set<string>();
  const routes = new Map(ROUTES.map((route) => [`${route.method} /api${route.path}`, route]));
  app.addHook('onSend', async (request, _reply, payload) => {
    const route = routes.get(`${request.method} ${request.routeOptions.url}`);
    if (route !== undefined && typeof payload === 'string' && payload !== '') {
      for (const problem of problemsOf(route, Answered.parse(JSON.parse(payload)))) {
        problems.add(`${route.method} ${route.path}: ${problem}`);
      }
    }
    return payload;
  });
  return problems;
}

function problemsOf(route: Route, answered: z.infer<typeof Answered>): string[] {
  if ('code' in answered) {
    const isNamed = errorsOfRoute(route).some((code) => code === answered.code);
    return isNamed ? [] : [`fails with ${answered.code}: name it in the route's \`errors\``];
  }
  if (route.answer === fileAnswer) {
    return ['answers data where it says a file'];
  }
  const parsed = z.safeParse(route.answer, answered.data);
  if (!parsed.success) {
    return parsed.error.issues.map(({ path, message }) => `data.${path.join('.')}: ${message}`);
  }
  return isDeepStrictEqual(parsed.data, answered.data) ? [] : ['answers more than its `answer` says'];
}
