import { OWNED_RESOURCES, type OwnedResource } from '../../platform/http/routing/resource.ts';
import type { Route } from '../../platform/http/routing/route.ts';
import { nameOf } from '../calls/example-calls.ts';

/** Who may be at the other end of a call. */
export const CALLERS = [
  'anonymous',
  'malformed token',
  'ended session',
  'another investor',
  'owner',
] as const;
export type Caller = (typeof CALLERS)[number];

/** What a valid call of a route is to end in. */
export type Cell = {
  route: Route;
  caller: Caller;
  /** For another investor: the parameter that names a thing of the owner's, and what that is. */
  thing?: { name: string; resource: OwnedResource };
  outcome: 'answered' | 'answered without the owner’s' | '401' | '404 as if it did not exist';
  title: string;
};

/** Every cell of the access matrix of visitors and investors, from what the table says of each route; the office has its own. */
export function cellsOf(routes: readonly Route[]): Cell[] {
  return routes
    .filter(({ access }) => access !== 'staff')
    .flatMap((route) => CALLERS.flatMap((caller) => cellsOfCaller(route, caller)));
}

function cellsOfCaller(route: Route, caller: Caller): Cell[] {
  if (route.access === 'public') {
    return [cell(route, caller, 'answered')];
  }
  switch (caller) {
    case 'owner':
      return [cell(route, caller, 'answered')];
    case 'another investor': {
      const things = ownedThings(route);
      return things.length === 0
        ? [cell(route, caller, 'answered without the owner’s')]
        : things.map((thing) => cell(route, caller, '404 as if it did not exist', thing));
    }
    default:
      return [cell(route, caller, '401')];
  }
}

function cell(route: Route, caller: Caller, outcome: Cell['outcome'], thing?: Cell['thing']): Cell {
  const what = thing === undefined ? '' : ` with the owner’s ${thing.resource} as ${thing.name}`;
  const title = `${nameOf(route)}: ${caller}${what}: ${outcome}`;
  return { route, caller, outcome, title, ...(thing === undefined ? {} : { thing }) };
}

function ownedThings({ resources = {} }: Route): { name: string; resource: OwnedResource }[] {
  return Object.entries(resources).flatMap(([name, resource]) => {
    const owned = OWNED_RESOURCES.find((known) => known === resource);
    return owned === undefined ? [] : [{ name, resource: owned }];
  });
}
