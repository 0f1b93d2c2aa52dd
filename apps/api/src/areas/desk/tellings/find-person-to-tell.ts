import { lastMorning, TOLD_LOOK_BACK_MS } from '@portal/domain/desk/tellings/telling-times';
import type { Deps } from '../../../platform/deps.ts';
import { findActiveStaff } from '../../firm/staff/people/find-active-staff.ts';
import { findPerson } from '../../firm/staff/people/find-person.ts';
import type { ToldPerson } from './told-item.ts';

/** Somebody who works here now, with what they may see and from when on; undefined for anybody else. */
export async function findPersonToTell(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  staffId: string,
): Promise<(ToldPerson & { email: string; firstName: string }) | undefined> {
  const actor = await findActiveStaff(db, staffId);
  const person = await findPerson(db, staffId);
  if (actor === undefined || person === undefined || person.joinedAt === null) {
    return undefined;
  }
  const now = clock.now();
  const { language, email, firstName, joinedAt } = person;
  const floor = new Date(Math.max(now.getTime() - TOLD_LOOK_BACK_MS, joinedAt.getTime()));
  return { actor, language, email, firstName, floor, now, morning: lastMorning(now) };
}
