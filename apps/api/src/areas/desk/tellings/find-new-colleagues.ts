import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import { scopeOf } from '@portal/domain/firm/staff/permissions';
import type { Deps } from '../../../platform/deps.ts';
import { findJoined } from '../../firm/staff/admissions/find-admissions.ts';
import type { ToldItem, ToldPerson } from './told-item.ts';

/** Who works here now and did not before; nobody is told of themselves, nor of whom they let in. */
export async function findNewColleagues(
  { db }: Pick<Deps, 'db'>,
  { actor, floor }: ToldPerson,
): Promise<ToldItem[]> {
  const joined = await findJoined(db, { since: floor, exceptStaffId: actor.staffId });
  const seesPeople = scopeOf(actor.roles, 'people.view') !== null;
  return joined.map(({ staffId, firstName, lastName, at }) => ({
    topic: 'new-colleague',
    item: `colleague:${staffId}`,
    since: at,
    isOnlyTheirs: false,
    line: 'colleague',
    named: { name: `${firstName} ${lastName}` },
    path: seesPeople ? `${OFFICE_PAGES.people}#person-${staffId}` : OFFICE_PAGES.home,
  }));
}
