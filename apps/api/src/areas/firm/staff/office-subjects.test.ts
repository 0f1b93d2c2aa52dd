import { randomUUID } from 'node:crypto';
import { scopeOf } from '@portal/domain/firm/staff/permissions';
import { STAFF_ROLES, type StaffRole } from '@portal/domain/firm/staff/staff-roles';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../../../main/fold-areas.ts';
import type { Route } from '../../../platform/http/routing/route.ts';
import {
  callAbout,
  isFile,
  isNext,
  namesSubjectOnly,
  subjectCells,
} from '../../../testing/access/office-cells.ts';
import { makeSubject, type Subject, WHOSE, type Whose } from '../../../testing/access/office-subjects.ts';
import { type ExampleCall, send } from '../../../testing/calls/example-call.ts';
import { exampleCall, nameOf } from '../../../testing/calls/example-calls.ts';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { readExport } from '../../../testing/read-export.ts';

const CELLS = subjectCells(ROUTES.filter(({ access }) => access === 'staff'));
const ROUTES_COUNT = new Set(CELLS.map(({ route }) => route)).size;
const NOBODYS: Subject = {
  orderId: randomUUID(),
  kycId: randomUUID(),
  investorId: randomUUID(),
  messageId: randomUUID(),
  answeredOrderId: randomUUID(),
  lastName: '',
  ids: [],
};

let portal: TestPortal;
const subjects = new Map<Whose, Subject>();
const colleagues = new Map<StaffRole, Colleague>();
const calls = new Map<Route, ExampleCall>();
beforeAll(async () => {
  portal = await openTestPortal();
  for (const role of STAFF_ROLES) {
    colleagues.set(role, await enterOffice(portal, { role }));
  }
  for (const whose of WHOSE) {
    subjects.set(whose, await makeSubject(portal, whose));
  }
});
afterAll(() => portal.close());

/** A valid request; one per route serves all its cells. */
async function callOf(route: Route): Promise<ExampleCall> {
  // Some examples let time pass, which would end a session.
  const now = portal.deps.clock.now();
  const call =
    calls.get(route) ?? (namesSubjectOnly(route) ? { person: null } : await exampleCall(portal, route));
  portal.setTime(now);
  calls.set(route, call);
  return call;
}

async function ask(route: Route, role: StaffRole, about: Subject): Promise<LightMyRequestResponse> {
  const colleague = colleagues.get(role);
  const call = callAbout(route, await callOf(route), about);
  return send(portal, route, { ...call, ...(colleague === undefined ? {} : { colleague }) });
}

/**
 * Whether anything of the subject's is in the response or the requested file, or was claimed by whoever asked for the
 * next row.
 */
async function isShown(
  route: Route,
  role: StaffRole,
  { ids, lastName }: Subject,
  reply: LightMyRequestResponse,
): Promise<boolean> {
  const colleague = colleagues.get(role);
  if (isFile(route) && colleague !== undefined) {
    return (await readExport(portal, colleague, reply.json().data.id)).includes(lastName);
  }
  if (!isNext(route)) {
    return ids.some((id) => reply.body.includes(id));
  }
  const claims = await portal.db
    .deleteFrom('desk_claims')
    .where('holder_id', '=', colleague?.id ?? '')
    .returning('subject_id')
    .execute();
  // The response and the claim name the same row, or none.
  expect(claims.map(({ subject_id: id }) => id)).toEqual([reply.json().data?.claim.id ?? []].flat());
  return claims.some(({ subject_id: id }) => ids.includes(id));
}

function told(reply: LightMyRequestResponse): string {
  return `${reply.statusCode} ${reply.body.replace(/"requestId":"[^"]*"/, '')}`;
}

describe(`the subjects of the office, ${CELLS.length} cells: ${ROUTES_COUNT} of its routes by ${STAFF_ROLES.length} roles and by one’s own client, somebody else’s and nobody’s`, () => {
  it.each(CELLS.map((cell) => [nameOf(cell.route), cell.role, cell.whose, cell.outcome, cell] as const))(
    '%s by %s, a client %s: %s',
    async (_name, role, whose, outcome, { route }) => {
      const subject = subjects.get(whose) ?? NOBODYS;
      if (isNext(route)) {
        await portal.db.deleteFrom('desk_claims').execute();
      }
      const reply = await ask(route, role, subject);
      switch (outcome) {
        case 'shown':
        case 'left out':
          expect(reply.statusCode, reply.body).toBe(isFile(route) ? 201 : 200);
          return expect(await isShown(route, role, subject, reply)).toBe(outcome === 'shown');
        case 'NOT_PERMITTED':
          return expect([reply.statusCode, reply.json().code]).toEqual([403, 'NOT_PERMITTED']);
        case 'found':
          return expect(told(reply)).not.toMatch(/^(401|403|404|400|415|5\d\d) /);
        case 'let in':
          return expect(told(reply)).not.toMatch(/^(401|403|400|415|5\d\d) /);
        case 'as if it did not exist':
          expect(reply.statusCode).toBe(404);
          return expect(told(reply)).toBe(told(await ask(route, role, NOBODYS)));
      }
    },
  );
});

describe('a file or a ‘next’ that is not checked by subject', () => {
  it('is of an action that nobody has for their own clients only', () => {
    const asked = new Set(CELLS.map(({ route }) => route));
    const others = ROUTES.filter((route) => /^\/office\/.*\/(export|next)$/.test(route.path)).filter(
      (route) => !asked.has(route),
    );
    expect(others.map(nameOf).sort()).toEqual([
      'POST /office/audit/export',
      'POST /office/desk/jobs/export',
      'POST /office/desk/jobs/next',
      'POST /office/money/lines/export',
      'POST /office/money/matches/export',
    ]);
    const scopes = others.flatMap(({ permission }) =>
      permission === undefined || permission === 'signed-in' || permission === 'enrolled'
        ? ['own-clients']
        : STAFF_ROLES.map((role) => scopeOf([role], permission)),
    );
    expect(scopes).not.toContain('own-clients');
  });
});
