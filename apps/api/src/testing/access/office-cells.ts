import { DESK_QUEUES } from '@portal/domain/desk/queues/desk-queues';
import { scopeOf } from '@portal/domain/firm/staff/permissions';
import { STAFF_ROLES, type StaffRole } from '@portal/domain/firm/staff/staff-roles';
import type { Route } from '../../platform/http/routing/route.ts';
import type { ExampleCall } from '../calls/example-call.ts';
import { nameOf } from '../calls/example-calls.ts';
import { type Subject, WHOSE, type Whose } from './office-subjects.ts';

/** What a route of the office does for a role with a subject of somebody's client. */
export type SubjectCell = {
  route: Route;
  role: StaffRole;
  whose: Whose;
  outcome: 'found' | 'let in' | 'as if it did not exist' | 'NOT_PERMITTED' | 'shown' | 'left out';
};

/** Every office route that is about investors' things, by role and by whose client the subject is. */
export function subjectCells(routes: readonly Route[]): SubjectCell[] {
  return routes.flatMap((route) =>
    STAFF_ROLES.flatMap((role) =>
      WHOSE.flatMap((whose) => {
        const outcome = outcomeOf(route, role, whose);
        return outcome === null ? [] : [{ route, role, whose, outcome }];
      }),
    ),
  );
}

/** Null for a route that is about nobody's things, or about everybody's at once. */
function outcomeOf(route: Route, role: StaffRole, whose: Whose): SubjectCell['outcome'] | null {
  const isList = showsMany(route);
  const { permission } = route;
  if ((!isList && namedBy(route) === null) || permission === undefined) {
    return null;
  }
  if (permission === 'signed-in' || permission === 'enrolled') {
    return null;
  }
  const scope = scopeOf([role], permission);
  if (scope === null) {
    return 'NOT_PERMITTED';
  }
  const isReached = scope === 'all' || whose === 'own';
  if (isList) {
    return isReached && !isOfOthersWork(route, role) ? 'shown' : 'left out';
  }
  if (!isReached) {
    return 'as if it did not exist';
  }
  return asksForMore(route) ? 'let in' : 'found';
}

/** What waits for a second person is shown to its maker and to whoever may decide it: an order of compliance's making to compliance. */
function isOfOthersWork(route: Route, role: StaffRole): boolean {
  return nameOf(route) === 'GET /office/approvals' && role !== 'compliance';
}

/** The order's or the client's own proposal, flag, document or second purchaser has to be there, too: the example's is of another one. */
function asksForMore({ path }: Route): boolean {
  return /(:flagId|:documentId|\/joint-link|\/(approve|withdraw|return|reword|remind))/.test(path);
}

/** The queues in which things of investors wait: a job is nobody's. */
const QUEUES = DESK_QUEUES.filter((queue) => queue !== 'jobs').map((queue) => `/office/desk/${queue}`);

/** Lists of what belongs to investors. */
const LISTS = new Set([
  ...QUEUES.map((path) => `GET ${path}`),
  'GET /office/investors',
  'GET /office/messages',
  'GET /office/money/flags',
  'GET /office/approvals',
]);

/** The same lists as files. */
const FILES = new Set(
  [...QUEUES, '/office/investors', '/office/messages'].map((path) => `POST ${path}/export`),
);

/** Each claims the first of the rows that its list shows. */
const NEXT = new Set(QUEUES.map((path) => `POST ${path}/next`));

const showsMany = (route: Route) => [LISTS, FILES, NEXT].some((names) => names.has(nameOf(route)));
export const isFile = (route: Route) => FILES.has(nameOf(route));
export const isNext = (route: Route) => NEXT.has(nameOf(route));

type Named = Exclude<keyof Subject, 'ids' | 'lastName'>;

const CLAIMED: Readonly<Record<string, Named>> = {
  '/office/desk/new-orders/claim': 'orderId',
  '/office/desk/all-orders/claim': 'orderId',
  '/office/desk/changes-answered/claim': 'answeredOrderId',
  '/office/desk/identity/claim': 'kycId',
  '/office/desk/new-messages/claim': 'messageId',
};

const IN_PATH = ['orderId', 'investorId', 'messageId'] as const;

/** The part of a subject by which the route names it: in its path, or in what a queue's row is claimed by. */
function namedBy({ path }: Route): Named | null {
  return CLAIMED[path] ?? IN_PATH.find((name) => path.includes(`:${name}`)) ?? null;
}

const OF_SUBJECT = new Set(['orderId', 'investorId', 'messageId', 'kycId']);

/** Whether a subject is all that a call of the route holds, so that no example has to be made for it. */
export function namesSubjectOnly({ method, path }: Route): boolean {
  const names = [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => name);
  return method === 'GET' && names.every((name) => OF_SUBJECT.has(name));
}

/** The call about this subject instead of the example's. */
export function callAbout(route: Route, call: ExampleCall, subject: Subject): ExampleCall {
  const named = namedBy(route);
  if (isNext(route)) {
    return { ...call, body: { search: subject.lastName } };
  }
  if (named === null) {
    return call;
  }
  if (CLAIMED[route.path] !== undefined) {
    return { ...call, body: { ...call.body, id: subject[named] } };
  }
  const kyc = route.path.includes(':kycId') ? { kycId: subject.kycId } : {};
  return { ...call, params: { ...call.params, ...kyc, [named]: subject[named] } };
}
