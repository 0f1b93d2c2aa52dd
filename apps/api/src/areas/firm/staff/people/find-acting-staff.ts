import type { Db } from '../../../../platform/db/tables.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { findStaff, findStaffByEmail, type Staff } from './staff.store.ts';

/** The staff member for whom a command runs, by their address in lower case; undefined once their access has ended. */
export async function findActingStaff(db: Db, email: string): Promise<StaffActor | undefined> {
  const person = await findStaffByEmail(db, email);
  if (person === undefined || person.endedAt !== null) {
    return undefined;
  }
  return actorOf(person, 'command');
}

/** Somebody who is signing in, as the audit log names them. */
export async function requireActor(trx: Db, staffId: string): Promise<StaffActor> {
  const person = await findStaff(trx, staffId);
  if (person === undefined) {
    throw new Error(`no staff member has the id ${staffId}`);
  }
  return actorOf(person, 'office');
}

function actorOf(
  { id: staffId, firstName, lastName, roles, representativeId }: Staff,
  via: StaffActor['via'],
): StaffActor {
  return { kind: 'staff', staffId, name: `${firstName} ${lastName}`, roles, representativeId, via };
}
