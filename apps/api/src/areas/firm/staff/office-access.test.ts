import { STEP_UP_ACTIONS, scopeOf } from '@portal/domain/firm/staff/permissions';
import { STAFF_ROLES, type StaffRole } from '@portal/domain/firm/staff/staff-roles';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../../../main/fold-areas.ts';
import type { Route } from '../../../platform/http/routing/route.ts';
import { type CallChanges, type ExampleCall, send } from '../../../testing/calls/example-call.ts';
import { nameOf } from '../../../testing/calls/example-calls.ts';
import { roleFor } from '../../../testing/calls/office-calls.ts';
import { type Colleague, enterOffice, joinOffice } from '../../../testing/colleagues.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { registerPerson } from '../../../testing/people.ts';
import { pieceHeaders } from '../../../testing/uploads.ts';

const OFFICE = ROUTES.filter(({ access }) => access === 'staff');
const STRANGERS = ['nobody', 'an investor', 'a cookie that was never given', 'a session that ended'] as const;
const LATE_MS = 301_000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

/** What the office answers a role on a route, before it looks at the request's content. */
function outcomeOf({ permission }: Route, role: StaffRole): 'answered' | 'NOT_PERMITTED' {
  if (permission === undefined || permission === 'signed-in' || permission === 'enrolled') {
    return 'answered';
  }
  return scopeOf([role], permission) === null ? 'NOT_PERMITTED' : 'answered';
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
  3 * OFFICE.length;

/** Session and role are checked before anything a call names, so what it names need not exist. */
function callOf(route: Route): ExampleCall {
  const params = Object.fromEntries(
    [...route.path.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => [name, 'something']),
  );
  if (route.multipart !== undefined) {
    return { person: null, params, form: [] };
  }
  if (route.takesPiece === true) {
    return { person: null, params, text: Buffer.from('piece'), headers: pieceHeaders(0) };
  }
  return { person: null, params, ...(route.method === 'POST' ? { body: {} } : {}) };
}

/** People who are always refused, or for whom nothing changes: one of each serves all calls. */
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

/** A response without its own request id. */
function told(reply: { statusCode: number; body: string }): string {
  return `${reply.statusCode} ${reply.body.replace(/"requestId":"[^"]*"/, '')}`;
}

const nothings = new Map<Route, Promise<LightMyRequestResponse>>();

/** What a route shows without a session. */
function nothingOf(route: Route): Promise<LightMyRequestResponse> {
  const nothing = nothings.get(route) ?? send(portal, route, callOf(route), { headers: { cookie: '' } });
  nothings.set(route, nothing);
  return nothing;
}

const colleagues = new Map<string, Promise<Colleague>>();

/** Makes the call as the person who serves all calls of their kind, until one succeeds, which may end their session. */
async function sendAs(
  kind: string,
  route: Route,
  enter: () => Promise<Colleague>,
  changes: CallChanges = {},
): Promise<LightMyRequestResponse> {
  const colleague = colleagues.get(kind) ?? enter();
  colleagues.set(kind, colleague);
  const reply = await send(portal, route, { ...callOf(route), colleague: await colleague }, changes);
  if (route.method === 'POST' && reply.statusCode < 300) {
    colleagues.delete(kind);
  }
  return reply;
}

/** Somebody whose last step-up has expired. */
async function enterLate(role: StaffRole): Promise<Colleague> {
  const colleague = await enterOffice(portal, { role });
  await portal.db
    .updateTable('sessions')
    .set({ stepped_up_at: new Date(portal.deps.clock.now().getTime() - LATE_MS) })
    .where('staff_id', '=', colleague.id)
    .execute();
  return colleague;
}

const NOT_LET_IN = ['NOT_PERMITTED', 'ENROLMENT_NEEDED', 'UNAUTHENTICATED', 'NOT_FROM_OFFICE'];

describe(`the access matrix of the office, ${CELLS} cells: ${OFFICE.length} of its routes by ${STAFF_ROLES.length} roles, and ${INVESTOR_CELLS.length} of investors`, () => {
  it.each(STRANGER_CELLS)('%s shows %s what it shows without a session', async (_name, who, route) => {
    const nothing = await nothingOf(route);
    const reply = await send(portal, route, callOf(route), { headers: await headersOf(who) });
    expect(nothing.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(told(reply)).toBe(told(nothing));
  });

  it.each(ROLE_CELLS)('%s: somebody of %s: %s', async (_name, role, outcome, route) => {
    const reply = await sendAs(role, route, () => enterOffice(portal, { role }));
    if (outcome === 'answered') {
      expect(NOT_LET_IN).not.toContain(reply.json().code);
      return;
    }
    expect([reply.statusCode, reply.json().code]).toEqual([403, outcome]);
  });

  it.each(NEWCOMER_CELLS)('%s: a newcomer without two-factor sign-in: %s', async (_name, outcome, route) => {
    const reply = await sendAs('newcomer', route, () => joinOffice(portal));
    expect(reply.json().code).not.toBe('UNAUTHENTICATED');
    expect(reply.json().code === 'ENROLMENT_NEEDED' ? 'ENROLMENT_NEEDED' : 'answered').toBe(outcome);
  });

  it.each(OFFICE.map((route) => [nameOf(route), route] as const))(
    '%s refuses a call that no page of the office made',
    async (_name, route) => {
      const role = roleFor(route);
      const headers = { 'x-portal-office': '' };
      const reply = await sendAs(role, route, () => enterOffice(portal, { role }), { headers });
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'NOT_FROM_OFFICE']);
    },
  );

  it.each(OFFICE.map((route) => [nameOf(route), route] as const))(
    '%s refuses a page that shows somebody else than whose session the browser has by now',
    async (_name, route) => {
      const role = roleFor(route);
      const headers = { 'x-portal-person': 'whoever-was-here-before' };
      const reply = await sendAs(role, route, () => enterOffice(portal, { role }), { headers });
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'OTHER_PERSON']);
      expect(reply.json().message[0]).toMatch(/^In this browser you are now Maude Lafleur\./);
    },
  );

  it.each(OFFICE.map((route) => [nameOf(route), route] as const))(
    '%s answers a person whose last proof is old as its permission says',
    async (_name, route) => {
      const role = roleFor(route);
      const reply = await sendAs(`late ${role}`, route, () => enterLate(role));
      const isAsked =
        route.needsFreshProof === true || [...STEP_UP_ACTIONS].some((action) => action === route.permission);
      expect(NOT_LET_IN).not.toContain(reply.json().code);
      expect(reply.json().code === 'STEP_UP_NEEDED').toBe(isAsked);
    },
  );

  it('asks for a fresh proof before a list of everybody leaves, and before an approval', () => {
    const asking = OFFICE.filter(({ needsFreshProof }) => needsFreshProof === true).map(nameOf);
    expect(asking.sort()).toEqual([
      'POST /office/audit/export',
      'POST /office/deals/:dealId/memorandum/publish',
      'POST /office/deals/:dealId/publish',
      'POST /office/investors/export',
      'POST /office/messages/export',
      'POST /office/money/days/:day/approve',
      'POST /office/orders/:orderId/approve',
    ]);
  });

  it.each(INVESTOR_CELLS)(
    '%s shows somebody of the office what it shows without a session',
    async (_name, route) => {
      const { cookie } = await officeOnce();
      const nothing = await nothingOf(route);
      const token = cookie.replace('portal_office=', '');
      const reply = await send(portal, route, callOf(route), {
        headers: { authorization: `Bearer ${token}`, cookie },
      });
      expect(nothing.statusCode).toBe(401);
      expect(told(reply)).toBe(told(nothing));
    },
  );
});

let once: ReturnType<typeof enterOffice> | undefined;
function officeOnce() {
  once ??= enterOffice(portal);
  return once;
}
