import type { Route } from '../../platform/http/routing/route.ts';
import type { TestPortal } from '../open-test-portal.ts';
import { registerPerson } from '../people.ts';
import { ACCOUNT_CALLS } from './account-calls.ts';
import { BANK_CALLS } from './bank-calls.ts';
import { CONTACT_DESK_CALLS } from './contact-desk-calls.ts';
import { DEAL_FILE_CALLS } from './deal-file-calls.ts';
import { DEBIT_CALLS } from './debit-calls.ts';
import { DESK_CALLS } from './desk-calls.ts';
import type { ExampleCall, MakeCall } from './example-call.ts';
import { FILE_CALLS } from './file-calls.ts';
import { FILM_CALLS } from './film-calls.ts';
import { INVESTOR_DESK_CALLS } from './investor-desk-calls.ts';
import { makeThing } from './make-things.ts';
import { MEMORANDUM_VERSION_CALLS } from './memorandum-version-calls.ts';
import { MESSAGE_CALLS } from './message-calls.ts';
import { colleagueFor, OFFICE_CALLS } from './office-calls.ts';
import { OFFICE_DEAL_CALLS } from './office-deal-calls.ts';
import { ORDER_CALLS } from './order-calls.ts';
import { ORDER_DESK_CALLS } from './order-desk-calls.ts';
import { ORDER_MONEY_CALLS } from './order-money-calls.ts';
import { PICTURE_CALLS } from './picture-calls.ts';
import { PROVIDER_CALLS } from './provider-calls.ts';
import { REGISTRATION_CALLS } from './registration-calls.ts';
import { ROLE_CHANGE_CALLS } from './role-change-calls.ts';
import { SIGNING_CALLS } from './signing-calls.ts';
import { TRUST_DAY_CALLS } from './trust-day-calls.ts';
import { TRUSTEE_CALLS } from './trustee-calls.ts';
import { UNAPPLIED_CALLS } from './unapplied-calls.ts';

/** A valid call of each route that needs more than a person and the things in its path. */
export const EXAMPLE_CALLS: Readonly<Record<string, MakeCall>> = {
  ...ACCOUNT_CALLS,
  ...BANK_CALLS,
  ...DEAL_FILE_CALLS,
  ...DEBIT_CALLS,
  ...FILM_CALLS,
  ...FILE_CALLS,
  ...MEMORANDUM_VERSION_CALLS,
  ...INVESTOR_DESK_CALLS,
  ...MESSAGE_CALLS,
  ...CONTACT_DESK_CALLS,
  ...DESK_CALLS,
  ...OFFICE_CALLS,
  ...OFFICE_DEAL_CALLS,
  ...ORDER_CALLS,
  ...ORDER_DESK_CALLS,
  ...ORDER_MONEY_CALLS,
  ...PICTURE_CALLS,
  ...PROVIDER_CALLS,
  ...ROLE_CHANGE_CALLS,
  ...SIGNING_CALLS,
  ...TRUST_DAY_CALLS,
  ...REGISTRATION_CALLS,
  ...TRUSTEE_CALLS,
  ...UNAPPLIED_CALLS,
};

/** The name of a route in the table of examples. */
export function nameOf({ method, path }: Pick<Route, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

/**
 * A valid call of the route: its example, or one made of what the table says about its path. Throws, saying what to
 * add, for a route that nobody said how to call.
 */
export async function exampleCall(portal: TestPortal, route: Route): Promise<ExampleCall> {
  const make = EXAMPLE_CALLS[nameOf(route)];
  return make === undefined ? callOfPath(portal, route) : make(portal);
}

async function callOfPath(portal: TestPortal, route: Route): Promise<ExampleCall> {
  const owner = await registerPerson(portal);
  const names = [...route.path.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => name);
  const params: Record<string, string> = {};
  for (const name of names) {
    const resource = route.resources?.[name];
    const id = resource === undefined ? undefined : await makeThing(portal, owner, resource);
    if (id === undefined) {
      throw new Error(unknownCall(route));
    }
    params[name] = id;
  }
  if (needsBody(route)) {
    throw new Error(unknownCall(route));
  }
  if (route.access === 'staff') {
    return { person: null, colleague: await colleagueFor(portal, route), params };
  }
  return { person: route.access === 'investor' ? owner : null, params };
}

function needsBody({ schemas, multipart, checkedByHandler }: Route): boolean {
  return (
    multipart !== undefined ||
    checkedByHandler?.body !== undefined ||
    schemas.body._zod.def.type !== 'unknown'
  );
}

function unknownCall(route: Route): string {
  return `Nobody said how ${nameOf(route)} is called: add an example to src/testing/calls/, and the kind of thing that each of its path parameters names to the route's \`resources\``;
}
