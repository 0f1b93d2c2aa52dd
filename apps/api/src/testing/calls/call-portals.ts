import type { Route } from '../../platform/http/routing/route.ts';
import { openTestPortal, type TestPortal } from '../open-test-portal.ts';
import { nameOf } from './example-calls.ts';
import { OWN_VARIABLES, PROVIDER_VARIABLES } from './provider-calls.ts';

export type CallPortals = {
  /** The portal in which an example call of the route is valid. */
  of: (route: Route) => Promise<TestPortal>;
  close: () => Promise<void>;
};

/** One portal for nearly all calls, and one of its own for each provider that stands in for a part of ours. */
export function callPortals(variables: Readonly<Record<string, string>> = {}): CallPortals {
  const portals = new Map<string, Promise<TestPortal>>();
  const open = (name: string, own: Record<string, string>) => {
    const portal = portals.get(name) ?? openTestPortal({ ...PROVIDER_VARIABLES, ...variables, ...own });
    portals.set(name, portal);
    return portal;
  };
  return {
    of: (route) => {
      const own = OWN_VARIABLES[nameOf(route)];
      return own === undefined ? open('', {}) : open(nameOf(route), own());
    },
    close: async () => {
      for (const portal of portals.values()) {
        await (await portal).close();
      }
    },
  };
}
