import type { Scope } from '@portal/domain/firm/staff/staff-roles';
import type { StaffSession } from '../actor.ts';
import { parseRequest } from './parse-request.ts';
import { requirePermission, type StaffPermission } from './require-permission.ts';
import { type Route, type RouteDefinition, schemasOf } from './route.ts';
import type { RouteRequest } from './route-request.ts';

type StaffRequest<Params, Query, Body> = RouteRequest<Params, Query, Body> & {
  actor: StaffSession;
  scope: Scope;
};

/**
 * A route for staff; `scope` says whose things the permission covers, and goes into every query. Reads refuse an unknown parameter
 * rather than show everything.
 */
export function staffRoute<Params = unknown, Query = unknown, Body = unknown, Answer = unknown>(
  definition: RouteDefinition<Params, Query, Body, Answer, StaffRequest<Params, Query, Body>> & {
    permission: StaffPermission;
  },
): Route {
  const { handler, params, query, body, ...facts } = definition;
  const schemas = schemasOf({ params, query, body, takesUnknown: facts.method !== 'GET' });
  return {
    ...facts,
    access: 'staff',
    schemas,
    admit: (actor, now) => {
      if (actor?.kind === 'staff') {
        requirePermission(actor, facts.permission, now, facts.needsFreshProof);
      }
    },
    run: (request, actor, deps) => {
      if (actor?.kind !== 'staff') {
        throw new Error(`${facts.path} ran without a person of the office`);
      }
      const scope = requirePermission(actor, facts.permission, deps.clock.now(), facts.needsFreshProof);
      return handler({ ...parseRequest(request, schemas), actor, scope }, deps);
    },
  };
}
