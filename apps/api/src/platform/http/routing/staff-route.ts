import type { Scope } from '@portal/domain/firm/staff/staff-roles';
import { keepTyped } from '../../reasons/keep-typed.ts';
import { typedPlaces } from '../../reasons/typed-places.ts';
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
 * rather than show everything. What a person types as a reason comes to the handler as the reference of a sealed text.
 */
export function staffRoute<Params = unknown, Query = unknown, Body = unknown, Answer = unknown>(
  definition: RouteDefinition<Params, Query, Body, Answer, StaffRequest<Params, Query, Body>> & {
    permission: StaffPermission;
  },
): Route {
  const { handler, params, query, body, ...facts } = definition;
  const schemas = schemasOf({ params, query, body, takesUnknown: facts.method !== 'GET' });
  const typed = typedPlaces(schemas.body);
  return {
    ...facts,
    access: 'staff',
    schemas,
    admit: (actor, now) => {
      if (actor?.kind === 'staff') {
        requirePermission(actor, facts.permission, now, facts.needsFreshProof);
      }
    },
    run: async (request, actor, deps) => {
      if (actor?.kind !== 'staff') {
        throw new Error(`${facts.path} ran without a person of the office`);
      }
      const scope = requirePermission(actor, facts.permission, deps.clock.now(), facts.needsFreshProof);
      const parsed = parseRequest(request, schemas);
      const body = await keepTyped(deps, typed, parsed.body);
      return handler({ ...parsed, body, actor, scope }, deps);
    },
  };
}
