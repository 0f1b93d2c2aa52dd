import type { ColleagueName } from '@portal/domain/desk/queues/office-desk.wire';
import { sql } from 'kysely';
import { deleteSomeOlder } from '../../../../platform/db/delete-some-older.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { ViewedPage } from './viewed-page.ts';

/** Records that a tab has a thing open; a tab has one thing open at a time. */
export async function noteViewer(
  db: Db,
  { kind, id }: ViewedPage,
  { staffId, tab, at }: { staffId: string; tab: string; at: Date },
): Promise<void> {
  await db
    .insertInto('desk_viewers')
    .values({ staff_id: staffId, tab, kind, subject_id: id, seen_at: at })
    .onConflict((conflict) =>
      conflict.columns(['staff_id', 'tab']).doUpdateSet({ kind, subject_id: id, seen_at: at }),
    )
    .execute();
}

export async function forgetViewer(db: Db, staffId: string, tab: string): Promise<void> {
  await db.deleteFrom('desk_viewers').where('staff_id', '=', staffId).where('tab', '=', tab).execute();
}

/** Tabs not heard of for a long time are of no use to anybody. */
export async function forgetViewersOfBefore(db: Db, before: Date): Promise<number> {
  return deleteSomeOlder(db, { table: 'desk_viewers', column: 'seen_at', before });
}

/** Who else has each of these things open, each person once. */
export async function listViewers(
  db: Db,
  opened: readonly ViewedPage[],
  { exceptStaffId, seenSince }: { exceptStaffId: string; seenSince: Date },
): Promise<ReadonlyMap<string, ColleagueName[]>> {
  const found = new Map<string, ColleagueName[]>();
  if (opened.length === 0) {
    return found;
  }
  const rows = await db
    .selectFrom('desk_viewers as viewer')
    .innerJoin('staff', 'staff.id', 'viewer.staff_id')
    .select([
      'viewer.kind',
      'viewer.subject_id as subjectId',
      'staff.id',
      sql<string>`staff.first_name || ' ' || staff.last_name`.as('name'),
      'staff.roles',
    ])
    .distinct()
    .where(
      'viewer.subject_id',
      'in',
      opened.map(({ id }) => id),
    )
    .where('viewer.seen_at', '>', seenSince)
    .where('staff.id', '<>', exceptStaffId)
    .orderBy('name')
    .execute();
  for (const { kind, subjectId, ...person } of rows) {
    const key = nameOf({ kind, id: subjectId });
    found.set(key, [...(found.get(key) ?? []), person]);
  }
  return found;
}

/** Who has any of these open, each person once. */
export function viewersOf(
  found: ReadonlyMap<string, ColleagueName[]>,
  opened: readonly ViewedPage[] = [],
): ColleagueName[] {
  const people = opened.flatMap((one) => found.get(nameOf(one)) ?? []);
  return [...new Map(people.map((person) => [person.id, person])).values()];
}

function nameOf({ kind, id }: ViewedPage): string {
  return `${kind}:${id}`;
}
