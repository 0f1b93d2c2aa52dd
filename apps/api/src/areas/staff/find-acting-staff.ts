import type { Db } from '../../platform/db/tables.ts';
import type { StaffActor } from '../../platform/http/actor.ts';
import { findStaffByEmail } from './staff.store.ts';

/** Somebody of the office for whom a command is carried out, by their address in lower case; undefined once their access ended. */
export async function findActingStaff(db: Db, email: string): Promise<StaffActor | undefined> {
  const person = await findStaffByEmail(db, email);
  if (person === undefined || person.endedAt !== null) {
    return undefined;
  }
  const { id: staffId, firstName, lastName, role, representativeId } = person;
  return { kind: 'staff', staffId, name: `${firstName} ${lastName}`, role, representativeId, via: 'command' };
}
