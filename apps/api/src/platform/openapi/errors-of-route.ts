import { STEP_UP_ACTIONS } from '@portal/domain/firm/staff/permissions';
import {
  ERROR_CODES,
  ERRORS,
  type ErrorCode,
  type ErrorStatus,
} from '@portal/domain/ground/errors/error-catalogue';
import type { Resource } from '../http/routing/resource.ts';
import type { Route } from '../http/routing/route.ts';

/** Anything can break, be busy, full or away, or receive unstorable text. */
const EVERY: readonly ErrorCode[] = [
  'VALIDATION',
  'MALFORMED_REQUEST',
  'FAULT',
  'STORAGE_FULL',
  'BUSY',
  'UNAVAILABLE',
];

/** What can be wrong with a body and its `Idempotency-Key`. */
const EVERY_POST: readonly ErrorCode[] = [
  'IDEMPOTENCY_KEY_REUSED',
  'IDEMPOTENCY_IN_PROGRESS',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_TYPE',
];

const EVERY_UPLOAD: readonly ErrorCode[] = [
  'FILE_TOO_LARGE',
  'FILE_TYPE_UNSUPPORTED',
  'FILE_UNREADABLE',
  'FILE_INFECTED',
  'FILE_SCAN_UNAVAILABLE',
];

const NOT_MISSED: ReadonlySet<Resource> = new Set(['credential', 'published', 'own-name']);

/** Every code that a route may answer, in the catalogue's order: those of its kind and those it declares itself. */
export function errorsOfRoute(route: Route): ErrorCode[] {
  const codes = new Set<ErrorCode>([
    ...EVERY,
    ...(route.method === 'POST' ? EVERY_POST : []),
    ...(route.access === 'investor' ? (['UNAUTHENTICATED'] as const) : []),
    ...(route.access === 'staff' ? errorsOfStaffRoute(route) : []),
    ...(canMiss(route) ? (['NOT_FOUND'] as const) : []),
    ...(route.multipart === undefined && route.readsFiles !== true ? [] : EVERY_UPLOAD),
    ...(route.rateLimit === undefined ? [] : (['RATE_LIMITED'] as const)),
    ...(route.errors ?? []),
    // Who may not approve what they worked on may not approve what somebody of theirs did either.
    ...(route.errors?.includes('OWN_WORK') === true ? (['LET_IN_BY_ONE'] as const) : []),
  ]);
  return ERROR_CODES.filter((code) => codes.has(code));
}

/** What a call of the office requires before it runs: a session, a call from the office's own page, a role that may, a fresh proof. */
function errorsOfStaffRoute({ permission, needsFreshProof }: Route): ErrorCode[] {
  const isAction = permission !== undefined && permission !== 'signed-in' && permission !== 'enrolled';
  return [
    'UNAUTHENTICATED',
    'NOT_FROM_OFFICE',
    'OTHER_PERSON',
    ...(permission === 'signed-in' ? [] : (['ENROLMENT_NEEDED'] as const)),
    ...(isAction ? (['NOT_PERMITTED'] as const) : []),
    ...(isAction && (needsFreshProof === true || STEP_UP_ACTIONS.has(permission))
      ? (['STEP_UP_NEEDED'] as const)
      : []),
  ];
}

/** The codes by the status that they are answered with. */
export function byStatus(codes: readonly ErrorCode[]): [ErrorStatus, ErrorCode[]][] {
  const statuses = [...new Set(codes.map((code) => ERRORS[code]))].sort((a, b) => a - b);
  return statuses.map((status) => [status, codes.filter((code) => ERRORS[code] === status)]);
}

/** A wrong credential has its own error, which the route declares. */
function canMiss({ resources = {} }: Route): boolean {
  return Object.values(resources).some((resource) => !NOT_MISSED.has(resource));
}
