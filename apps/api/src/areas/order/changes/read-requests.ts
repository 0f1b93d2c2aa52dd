import type { ColleagueName } from '@portal/domain/desk/queues/office-desk.wire';
import { type RequestNow, requestNow, stillAsked } from '@portal/domain/order/changes/request-now';
import type { Db } from '../../../platform/db/tables.ts';
import { listChangeEvents } from './change-events.store.ts';
import { listRequests, type StoredItem, type StoredRequest } from './change-requests.store.ts';

/** A request with what was done about it since. */
export type ReadRequest = Omit<StoredRequest, 'items' | 'answerBy'> & RequestNow<StoredItem, ColleagueName>;

/** An order's requests as they stand now, the newest first. */
export async function readRequests(
  db: Db,
  order: { investorId: string; id: string },
): Promise<ReadRequest[]> {
  const requests = await listRequests(db, order);
  const events = await listChangeEvents(
    db,
    requests.map(({ id }) => id),
  );
  return requests.map((request) => ({
    ...request,
    ...requestNow({ ...request, askedAt: request.askedAt.toISOString() }, events.get(request.id) ?? []),
  }));
}

/** The request that an order's investor has still to answer, with what of it is still asked; undefined where there is none. */
export async function readOpenRequest(
  db: Db,
  order: { investorId: string; id: string },
): Promise<ReadRequest | undefined> {
  const request = (await readRequests(db, order)).find(isUnanswered);
  return request === undefined ? undefined : { ...request, items: stillAsked(request) };
}

/** Whether the investor has still to answer a request. */
export function isUnanswered({
  closedAt,
  answeredAt,
}: Pick<StoredRequest, 'closedAt' | 'answeredAt'>): boolean {
  return closedAt === null && answeredAt === null;
}
