import { scopeOf } from '@portal/domain/office/permissions';
import { STAFF_ROLES, type StaffRole } from '@portal/domain/office/staff-roles';
import type { Route } from '../../platform/http/route.ts';
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
  const isList = LISTS.has(nameOf(route));
  const { permission } = route;
  if ((!isList && namedBy(route) === null) || permission === undefined) {
    return null;
  }
  if (permission === 'signed-in' || permission === 'enrolled') {
    return null;
  }
  const scope = scopeOf(role, permission);
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

/** What waits for a second person is shown to its maker and to who may decide it: an order of compliance's making to compliance. */
function isOfOthersWork(route: Route, role: StaffRole): boolean {
  return nameOf(route) === 'GET /office/approvals' && role !== 'compliance';
}

/** The order's or the client's own proposal, flag, document or second purchaser has to be there, too: the example's is of another one. */
function asksForMore({ path }: Route): boolean {
  return /(:flagId|:documentId|\/joint-link|\/(approve|withdraw|return))/.test(path);
}

/** Lists of what belongs to investors. */
const LISTS = new Set([
  'GET /office/desk/new-orders',
  'GET /office/desk/changes-answered',
  'GET /office/desk/identity',
  'GET /office/desk/new-messages',
  'GET /office/desk/all-orders',
  'GET /office/investors',
  'GET /office/messages',
  'GET /office/money/flags',
  'GET /office/approvals',
]);

type Named = Exclude<keyof Subject, 'ids'>;

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

/** The call about this subject instead of the example's. */
export function callAbout(route: Route, call: ExampleCall, subject: Subject): ExampleCall {
  const named = namedBy(route);
  if (named === null) {
    return call;
  }
  if (CLAIMED[route.path] !== undefined) {
    return { ...call, body: { ...call.body, id: subject[named] } };
  }
  const kyc = route.path.includes(':kycId') ? { kycId: subject.kycId } : {};
  return { ...call, params: { ...call.params, ...kyc, [named]: subject[named] } };
}
