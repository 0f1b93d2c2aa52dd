import { announce } from '../../../../platform/announce.ts';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { lockAdministrators, lockStaff, type Staff } from '../people/staff.store.ts';

type Change = {
  staffId: string;
  /** The version the administrator saw. */
  version: number;
  action: `staff.${string}`;
};

/** A person whose row is locked, along with those of all administrators. */
export type HeldPerson = Staff & { isLastAdministrator: boolean };

/** Changes the person, and returns the detail of the audit row. */
type Work = (trx: Db, person: HeldPerson, at: Date) => Promise<Record<string, unknown>>;

/**
 * Changes one staff member on behalf of another, in one transaction with the audit row. Throws OWN_ACCESS for oneself,
 * NOT_FOUND, CHANGED_MEANWHILE if somebody has changed the person since, and whatever the work throws.
 */
export async function changePerson(
  deps: Deps,
  by: StaffActor,
  { staffId, version, action }: Change,
  work: Work,
): Promise<void> {
  if (staffId === by.staffId) {
    throw new AppError('OWN_ACCESS');
  }
  await transact(deps.db, async (trx) => {
    const person = await holdPerson(trx, by, staffId);
    if (person.version !== version) {
      throw new AppError('CHANGED_MEANWHILE');
    }
    const at = deps.clock.now();
    const detail = await work(trx, person, at);
    await announce(trx, deps, 'staff-changed', { staffId });
    await appendAudit(trx, deps, at, {
      actor: nameOfActor(by),
      action,
      target: `staff:${staffId}`,
      investorId: null,
      detail: { ...auditOfStaff(by), ...detail },
    });
  });
}

/**
 * Locks all administrators, then the person to be changed: two who end each other's access queue up here, and one of
 * them stays. Throws NOT_FOUND, and NOT_PERMITTED if somebody has just demoted the caller or ended their access.
 */
export async function holdPerson(trx: Db, by: StaffActor, staffId: string): Promise<HeldPerson> {
  const administrators = await lockAdministrators(trx);
  const person = await lockStaff(trx, staffId);
  if (person === undefined) {
    throw new AppError('NOT_FOUND');
  }
  refuseDemoted(by, administrators);
  const isLastAdministrator = administrators.length === 1 && administrators[0] === staffId;
  return { ...person, isLastAdministrator };
}

/** Locks all administrators before somebody is added. Throws NOT_PERMITTED if the caller no longer is one. */
export async function holdAdministrators(trx: Db, by: StaffActor): Promise<void> {
  refuseDemoted(by, await lockAdministrators(trx));
}

function refuseDemoted(by: StaffActor, administrators: readonly string[]): void {
  if (by.via === 'office' && !administrators.includes(by.staffId)) {
    throw new AppError('NOT_PERMITTED');
  }
}

/** Throws LAST_ADMINISTRATOR for the only administrator who can sign in. */
export function keepOneAdministrator({ isLastAdministrator }: { isLastAdministrator: boolean }): void {
  if (isLastAdministrator) {
    throw new AppError('LAST_ADMINISTRATOR');
  }
}
