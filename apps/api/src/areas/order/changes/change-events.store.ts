import type { ColleagueName } from '@portal/domain/desk/queues/office-desk.wire';
import type { ChangeReason } from '@portal/domain/order/changes/change-requests';
import type { ChangeEvent } from '@portal/domain/order/changes/request-now';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';

type What =
  ChangeEvent<unknown> extends infer Event
    ? Event extends unknown
      ? Omit<Event, 'at' | 'by'>
      : never
    : never;

/** What is done about a request, to be kept. */
export type NewChangeEvent = What & { at: Date; byId: string };

/** Keeps what is done about an open request. */
export async function addChangeEvent(trx: Db, requestId: string, event: NewChangeEvent): Promise<void> {
  const { kind, at, byId } = event;
  await trx
    .insertInto('change_events')
    .values({
      request_id: requestId,
      item_id: 'itemId' in event ? event.itemId : null,
      kind,
      reason: 'reason' in event ? event.reason : null,
      note: 'note' in event ? event.note : null,
      answer_by: 'answerBy' in event ? event.answerBy : null,
      by_id: byId,
      at,
    })
    .execute();
}

/** What was done about these requests, the oldest first. */
export async function listChangeEvents(
  db: Db,
  requestIds: readonly string[],
): Promise<Map<string, ChangeEvent<ColleagueName>[]>> {
  const rows =
    requestIds.length === 0
      ? []
      : await db
          .selectFrom('change_events as event')
          .innerJoin('staff', 'staff.id', 'event.by_id')
          .select([
            'event.request_id as requestId',
            'event.item_id as itemId',
            'event.kind',
            'event.reason',
            'event.note',
            sql<string | null>`event.answer_by::text`.as('answerBy'),
            'event.at',
            'staff.id as byId',
            'staff.roles',
            sql<string>`staff.first_name || ' ' || staff.last_name`.as('name'),
          ])
          .where('event.request_id', 'in', requestIds)
          .orderBy('event.seq')
          .execute();
  const events = new Map<string, ChangeEvent<ColleagueName>[]>(requestIds.map((id) => [id, []]));
  for (const row of rows) {
    events.get(row.requestId)?.push(eventOf(row));
  }
  return events;
}

type Row = {
  itemId: string | null;
  kind: ChangeEvent<unknown>['kind'];
  reason: ChangeReason | null;
  note: string | null;
  answerBy: string | null;
  at: Date;
  byId: string;
  roles: ColleagueName['roles'];
  name: string;
};

function eventOf({
  kind,
  itemId,
  reason,
  note,
  answerBy,
  at,
  byId,
  roles,
  name,
}: Row): ChangeEvent<ColleagueName> {
  const done = { at: at.toISOString(), by: { id: byId, roles, name } };
  switch (kind) {
    case 'withdrawn':
      return { ...done, kind, itemId };
    case 'worded':
      return { ...done, kind, itemId: itemId ?? '', reason: reason ?? 'other', note: note ?? '' };
    case 'due':
      return { ...done, kind, answerBy: answerBy ?? '' };
    case 'reminded':
      return { ...done, kind };
  }
}
