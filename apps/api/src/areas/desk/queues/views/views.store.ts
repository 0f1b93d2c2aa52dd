import type { DeskFilter } from '@portal/domain/desk/queues/desk-query';
import type { DeskQueue } from '@portal/domain/desk/queues/desk-queues';
import type { DeskView } from '@portal/domain/desk/queues/office-desk.wire';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/tables.ts';

export const VIEWS_MAX = 50;

/** A person's own views and those that others share, by name. */
export async function listViews(db: Db, staffId: string): Promise<DeskView[]> {
  const rows = await db
    .selectFrom('desk_views as view')
    .innerJoin('staff', 'staff.id', 'view.owner_id')
    .select([
      'view.id',
      'view.name',
      'view.queue',
      'view.filter',
      'view.is_shared as isShared',
      'staff.id as ownerId',
      sql<string>`staff.first_name || ' ' || staff.last_name`.as('ownerName'),
      'staff.roles',
    ])
    .where('view.removed_at', 'is', null)
    .where((eb) => eb.or([eb('view.owner_id', '=', staffId), eb('view.is_shared', '=', true)]))
    .orderBy('view.name')
    .orderBy('view.id')
    .limit(2 * VIEWS_MAX)
    .execute();
  return rows.map(({ ownerId, ownerName, roles, ...view }) => ({
    ...view,
    owner: { id: ownerId, name: ownerName, roles },
  }));
}

export async function countOwnViews(trx: Db, staffId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('desk_views')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('owner_id', '=', staffId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

type NewView = { id: string; name: string; queue: DeskQueue; filter: DeskFilter; isShared: boolean };

export async function insertView(trx: Db, staffId: string, view: NewView, at: Date): Promise<void> {
  await trx
    .insertInto('desk_views')
    .values({
      id: view.id,
      owner_id: staffId,
      name: view.name,
      queue: view.queue,
      filter: JSON.stringify(view.filter),
      is_shared: view.isShared,
      created_at: at,
      removed_at: null,
    })
    .execute();
}

/** False if it is not the person's own, or is gone. */
export async function removeOwnView(trx: Db, staffId: string, id: string, at: Date): Promise<boolean> {
  const rows = await trx
    .updateTable('desk_views')
    .set({ removed_at: at })
    .where('id', '=', id)
    .where('owner_id', '=', staffId)
    .where('removed_at', 'is', null)
    .returning('id')
    .execute();
  return rows.length === 1;
}
