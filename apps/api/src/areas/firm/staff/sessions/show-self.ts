import { actionsOf } from '@portal/domain/firm/staff/permissions';
import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { StaffSession } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { steppedUpUntil } from '../../../../platform/http/routing/require-permission.ts';
import { changeStaff } from '../people/staff.store.ts';
import { officeAliveNow, STAFF_IDLE_MS } from './office-alive-now.ts';
import { findOfficeSession } from './staff-sessions.store.ts';

/** Who is signed in, what they may do, and until when. Throws UNAUTHENTICATED if the session has ended meanwhile. */
export async function showSelf(deps: Deps, sessionTokenHash: string): Promise<StaffSelf> {
  const alive = officeAliveNow(deps);
  const session = await findOfficeSession(deps.db, sessionTokenHash, alive);
  if (session === undefined) {
    throw new AppError('UNAUTHENTICATED');
  }
  const {
    staffId: id,
    email,
    firstName,
    lastName,
    language,
    roles,
    representativeId,
    representativeName,
    singleKeys,
  } = session;
  const idleEnd = Math.min(session.lastSeenAt.getTime() + STAFF_IDLE_MS, session.expiresAt.getTime());
  return {
    id,
    email,
    firstName,
    lastName,
    language,
    roles,
    representativeId,
    representativeName,
    singleKeys,
    isEnrolled: session.isEnrolled,
    actions: actionsOf(roles),
    steppedUpUntil: steppedUpUntil(session, alive.now)?.toISOString() ?? null,
    idleEndsAt: new Date(idleEnd).toISOString(),
    endsAt: session.expiresAt.toISOString(),
  };
}

/** Changes the language in which the person sees the office and gets its messages. */
export async function changeOwnLanguage(
  deps: Deps,
  { staffId }: StaffSession,
  language: Language,
): Promise<void> {
  await transact(deps.db, (trx) => changeStaff(trx, staffId, { language }, { isByAdministrator: false }));
}

/** Switches the single keys of the office's lists on or off, for the person wherever they log in. */
export async function changeOwnKeys(
  deps: Deps,
  { staffId }: StaffSession,
  singleKeys: boolean,
): Promise<void> {
  await transact(deps.db, (trx) =>
    changeStaff(trx, staffId, { single_keys: singleKeys }, { isByAdministrator: false }),
  );
}
