import { STEP_UP_ACTIONS, type StaffAction, scopeOf } from '@portal/domain/firm/staff/permissions';
import type { Scope } from '@portal/domain/firm/staff/staff-roles';
import type { StaffSession } from '../actor.ts';
import { AppError } from '../app-error.ts';

/** How long a reauthentication is valid; after that, money and roles require another. */
export const STEP_UP_MS = 300_000;

/**
 * What a staff member needs: an action of one of their roles; `enrolled`: only two-factor sign-in; `signed-in`: not even that, since the
 * call is part of turning it on.
 */
export type StaffPermission = StaffAction | 'enrolled' | 'signed-in';

/** The person's scope; `needsFreshProof`: also where the action itself asks for none. Throws ENROLMENT_NEEDED, NOT_PERMITTED, and STEP_UP_NEEDED if the last reauthentication is too old. */
export function requirePermission(
  actor: StaffSession,
  permission: StaffPermission,
  now: Date,
  needsFreshProof = false,
): Scope {
  if (permission === 'signed-in') {
    return 'all';
  }
  if (!actor.isEnrolled) {
    throw new AppError('ENROLMENT_NEEDED');
  }
  if (permission === 'enrolled') {
    return 'all';
  }
  const scope = scopeOf(actor.roles, permission);
  if (scope === null) {
    throw new AppError('NOT_PERMITTED');
  }
  if ((needsFreshProof || STEP_UP_ACTIONS.has(permission)) && steppedUpUntil(actor, now) === null) {
    throw new AppError('STEP_UP_NEEDED');
  }
  return scope;
}

/** Until when the person's last reauthentication is valid; null if it has expired. */
export function steppedUpUntil({ steppedUpAt }: Pick<StaffSession, 'steppedUpAt'>, now: Date): Date | null {
  const until = (steppedUpAt?.getTime() ?? 0) + STEP_UP_MS;
  return until > now.getTime() ? new Date(until) : null;
}
