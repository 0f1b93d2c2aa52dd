import { appendAudit } from '../../platform/audit/audit.store.ts';
import type { Db } from '../../platform/db/tables.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../platform/http/actor.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { lockAdministrators, lockStaff, type Staff } from './staff.store.ts';

type Change = {
  staffId: string;
  /** The version that the administrator saw. */
  version: number;
  action: `staff.${string}`;
};

/** Names a person who is changed by another, and what of it goes into the audit row. */
type Work = (
  trx: Db,
  person: Staff & { isLastAdministrator: boolean },
  at: Date,
) => Promise<Record<string, unknown>>;

/**
 * Changes a person of the office on behalf of another one, in one transaction with its audit row. Throws OWN_ACCESS for oneself,
 * NOT_FOUND, CHANGED_MEANWHILE when somebody changed the person since, and what the work throws.
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
    // Before the person: two administrators who end each other's access wait here, and one of them stays.
    const administrators = await lockAdministrators(trx);
    const person = await lockStaff(trx, staffId);
    if (person === undefined) {
      throw new AppError('NOT_FOUND');
    }
    if (person.version !== version) {
      throw new AppError('CHANGED_MEANWHILE');
    }
    if (by.via === 'office' && !administrators.includes(by.staffId)) {
      // Demoted or ended by somebody else a moment ago.
      throw new AppError('NOT_PERMITTED');
    }
    const at = deps.clock.now();
    const isLastAdministrator = administrators.length === 1 && administrators[0] === staffId;
    const detail = await work(trx, { ...person, isLastAdministrator }, at);
    await appendAudit(trx, deps, at, {
      actor: nameOfActor(by),
      action,
      target: `staff:${staffId}`,
      investorId: null,
      detail: { ...auditOfStaff(by), ...detail },
    });
  });
}

/** Throws LAST_ADMINISTRATOR for the only administrator who can come in. */
export function keepOneAdministrator({ isLastAdministrator }: { isLastAdministrator: boolean }): void {
  if (isLastAdministrator) {
    throw new AppError('LAST_ADMINISTRATOR');
  }
}
