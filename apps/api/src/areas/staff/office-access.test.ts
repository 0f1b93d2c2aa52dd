import { STEP_UP_ACTIONS, scopeOf } from '@portal/domain/office/permissions';
import { STAFF_ROLES, type StaffRole } from '@portal/domain/office/staff-roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../../main/routes.ts';
import type { Route } from '../../platform/http/route.ts';
import { type ExampleCall, send } from '../../testing/calls/example-call.ts';
import { exampleCall, nameOf } from '../../testing/calls/example-calls.ts';
import { roleFor } from '../../testing/calls/office-calls.ts';
import { type Colleague, enterOffice, joinOffice } from '../../testing/colleagues.ts';
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts';
import { registerPerson } from '../../testing/people.ts';

const OFFICE = ROUTES.filter(({ access }) => access === 'staff');
const STRANGERS = ['nobody', 'an investor', 'a cookie that was never given', 'a session that ended'] as const;
const LATE_MS = 301_000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

/** What the office answers a role on a route, before it looks at what comes with the call. */
function outcomeOf({ permission }: Route, role: StaffRole): 'answered' | 'NOT_PERMITTED' {
  if (permission === undefined || permission === 'signed-in' || permission === 'enrolled') {
    return 'answered';
  }
  return scopeOf(role, permission) === null ? 'NOT_PERMITTED' : 'answered';
}

const STRANGER_CELLS = OFFICE.flatMap((route) =>
  STRANGERS.map((who) => [nameOf(route), who, route] as const),
);
const ROLE_CELLS = OFFICE.flatMap((route) =>
  STAFF_ROLES.map((role) => [nameOf(route), role, outcomeOf(route, role), route] as const),
);
const NEWCOMER_CELLS = OFFICE.map(
  (route) =>
    [nameOf(route), route.permission === 'signed-in' ? 'answered' : 'ENROLMENT_NEEDED', route] as const,
);
const INVESTOR_CELLS = ROUTES.filter(({ access }) => access === 'investor').map(
  (route) => [nameOf(route), route] as const,
);
const CELLS =
  STRANGER_CELLS.length +
  ROLE_CELLS.length +
  NEWCOMER_CELLS.length +
  INVESTOR_CELLS.length +
  2 * OFFICE.length;

const calls = new Map<Route, ExampleCall>();

/** One call of a route for all that are refused: they change nothing. */
async function callOf(route: Route): Promise<ExampleCall> {
  const call = calls.get(route) ?? (await exampleCall(portal, route));
  calls.set(route, call);
  return call;
}

/** Those who are refused everywhere, or for whom nothing changes: one of each serves all calls. */
const strangers = new Map<string, Record<string, string>>();

async function headersOf(who: (typeof STRANGERS)[number]): Promise<Record<string, string>> {
  const headers = strangers.get(who) ?? (await makeHeadersOf(who));
  strangers.set(who, headers);
  return headers;
}

async function makeHeadersOf(who: (typeof STRANGERS)[number]): Promise<Record<string, string>> {
  switch (who) {
    case 'nobody':
      return { cookie: '' };
    case 'an investor': {
      const { accessToken } = await registerPerson(portal);
      return { authorization: `Bearer ${accessToken}`, cookie: `portal_office=${accessToken}` };
    }
    case 'a cookie that was never given':
      return { cookie: `portal_office=${'x'.repeat(43)}` };
    case 'a session that ended': {
      const left = await enterOffice(portal);
      await left.post('/office/logout');
      return { cookie: left.cookie };
    }
  }
}

/** An answer without the id that every answer has of its own. */
function told(reply: { statusCode: number; body: string }): string {
  return `${reply.statusCode} ${reply.body.replace(/"requestId":"[^"]*"/, '')}`;
}

describe(`the access matrix of the office, ${CELLS} cells: ${OFFICE.length} of its routes by ${STAFF_ROLES.length} roles, and ${INVESTOR_CELLS.length} of investors`, () => {
  it.each(STRANGER_CELLS)('%s shows %s what it shows without a session', async (_name, who, route) => {
    const call = await callOf(route);
    const nothing = await send(portal, route, call, { headers: { cookie: '' } });
    const reply = await send(portal, route, call, { headers: await headersOf(who) });
    expect(nothing.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(told(reply)).toBe(told(nothing));
  });

  it.each(ROLE_CELLS)('%s: somebody of %s: %s', async (_name, role, outcome, route) => {
    const colleague = outcome === 'answered' ? await enterOffice(portal, { role }) : await refusedOf(role);
    if (outcome === 'answered') {
      // Another role's own call, since one call is often good once; only that it gets past the door is asked here.
      const reply = await send(portal, route, { ...(await callOf(route)), colleague });
      expect(['NOT_PERMITTED', 'ENROLMENT_NEEDED', 'UNAUTHENTICATED']).not.toContain(reply.json().code);
      return;
    }
    const reply = await send(portal, route, { ...(await callOf(route)), colleague });
    expect([reply.statusCode, reply.json().code]).toEqual([403, outcome]);
  });

  it.each(NEWCOMER_CELLS)('%s: a newcomer without two-factor sign-in: %s', async (_name, outcome, route) => {
    const colleague = outcome === 'answered' ? await joinOffice(portal) : await newcomerOnce();
    const reply = await send(portal, route, { ...(await callOf(route)), colleague });
    expect(reply.json().code === 'ENROLMENT_NEEDED' ? 'ENROLMENT_NEEDED' : 'answered').toBe(outcome);
  });

  it.each(OFFICE.map((route) => [nameOf(route), route] as const))(
    '%s refuses a call that no page of the office made',
    async (_name, route) => {
      const call = { ...(await callOf(route)), colleague: await refusedOf(roleFor(route)) };
      const reply = await send(portal, route, call, {
        headers: { 'x-portal-office': '' },
      });
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'NOT_FROM_OFFICE']);
    },
  );

  it.each(OFFICE.map((route) => [nameOf(route), route] as const))(
    '%s answers a person whose last proof is old as its permission says',
    async (_name, route) => {
      // Somebody of this call's own, with another's things: only that it gets past the door, or does not, is asked here.
      const call = {
        ...(await callOf(route)),
        colleague: await enterOffice(portal, { role: roleFor(route) }),
      };
      await portal.db
        .updateTable('sessions')
        .set({ stepped_up_at: new Date(portal.deps.clock.now().getTime() - LATE_MS) })
        .where('staff_id', '=', call.colleague.id)
        .execute();
      const reply = await send(portal, route, call);
      const isAsked = [...STEP_UP_ACTIONS].some((action) => action === route.permission);
      expect(reply.json().code === 'STEP_UP_NEEDED').toBe(isAsked);
    },
  );

  it.each(INVESTOR_CELLS)(
    '%s shows somebody of the office what it shows without a session',
    async (_name, route) => {
      const { cookie } = await officeOnce();
      const call = { ...(await exampleCallOnce(route)), person: null };
      const nothing = await send(portal, route, call);
      const token = cookie.replace('portal_office=', '');
      const reply = await send(portal, route, call, {
        headers: { authorization: `Bearer ${token}`, cookie },
      });
      expect(nothing.statusCode).toBe(401);
      expect(told(reply)).toBe(told(nothing));
    },
  );
});

const refused = new Map<StaffRole, Promise<Colleague>>();
/** Somebody of a role whose calls are all refused. */
function refusedOf(role: StaffRole): Promise<Colleague> {
  const colleague = refused.get(role) ?? enterOffice(portal, { role });
  refused.set(role, colleague);
  return colleague;
}

let newcomer: Promise<Colleague> | undefined;
function newcomerOnce(): Promise<Colleague> {
  newcomer ??= joinOffice(portal);
  return newcomer;
}

let once: ReturnType<typeof enterOffice> | undefined;
function officeOnce() {
  once ??= enterOffice(portal);
  return once;
}

/** A call that asks for a session before it looks at anything: its things need not be there. */
async function exampleCallOnce(route: Route): Promise<ExampleCall> {
  const params = Object.fromEntries(
    [...route.path.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => [name, 'something']),
  );
  return { person: null, params, ...(route.method === 'POST' ? { body: {} } : {}) };
}
