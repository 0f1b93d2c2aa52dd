import type { ColleagueName } from '@portal/domain/desk/queues/office-desk.wire';
import type { Db } from '../../../../platform/db/tables.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { listActiveStaff } from './list-staff.store.ts';
import { findStaff } from './staff.store.ts';

/** Somebody who can sign in to the office and be given work; undefined for anybody else. */
export async function findActiveStaff(db: Db, staffId: string): Promise<StaffActor | undefined> {
  const person = await findStaff(db, staffId);
  if (person === undefined || person.joinedAt === null || person.endedAt !== null) {
    return undefined;
  }
  const { firstName, lastName, roles, representativeId } = person;
  return { kind: 'staff', staffId, name: `${firstName} ${lastName}`, roles, representativeId, via: 'office' };
}

/** Everybody who can sign in to the office, by name. */
export async function nameActiveStaff(db: Db): Promise<ColleagueName[]> {
  return (await listActiveStaff(db)).map(({ id, firstName, lastName, roles }) => ({
    id,
    name: `${firstName} ${lastName}`,
    roles,
  }));
}
