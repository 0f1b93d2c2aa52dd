import {
  sessionListSchema,
  sessionsEndedSchema,
  sessionTimesSchema,
} from '@portal/domain/people/account/account.wire';
import { z } from 'zod';
import { investorRoute, ok, type Route } from '../../../../platform/http/routing/route.ts';
import { endOwnSession, endSessionsElsewhere } from './end-own-session.ts';
import { listSessions } from './list-sessions.ts';
import { showSession } from './show-session.ts';

const SESSION_ID_LENGTH_MAX = 64;

export const sessionRoutes: readonly Route[] = [
  investorRoute({
    method: 'GET',
    path: '/user/session',
    summary: 'When this session ends by itself',
    description:
      'Reading it is not activity. To go on after a warning, read the profile with the header `x-person-acted: 1`.',
    activity: 'never',
    answer: sessionTimesSchema,
    handler: async (request, deps) => ok(await showSession(deps, request.actor)),
  }),
  investorRoute({
    method: 'GET',
    path: '/user/sessions',
    summary: 'Where the investor is signed in',
    answer: sessionListSchema,
    handler: async (request, deps) => ok(await listSessions(deps, request.actor)),
  }),
  investorRoute({
    method: 'POST',
    path: '/user/sessions/end-others',
    summary: 'End every other session',
    answer: sessionsEndedSchema,
    handler: async (request, deps) => ok({ ended: await endSessionsElsewhere(deps, request.actor) }),
  }),
  investorRoute({
    method: 'POST',
    path: '/user/sessions/:id/end',
    endsSession: true,
    summary: 'End one session',
    params: z.object({ id: z.string().max(SESSION_ID_LENGTH_MAX) }),
    resources: { id: 'session' },
    answer: z.null(),
    handler: async (request, deps) => {
      await endOwnSession(deps, request.actor.investorId, request.params.id);
      return ok(null);
    },
  }),
];
