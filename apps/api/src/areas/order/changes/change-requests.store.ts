import type { ColleagueName } from '@portal/domain/desk/queues/office-desk.wire';
import type { ChangeReason } from '@portal/domain/order/changes/change-requests';
import { TRADE_STATUS_NUMBERS } from '@portal/domain/order/trades/trade-status';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';

/** One thing the investor was asked to change. */
export type StoredItem = { id: string; path: string; reason: ChangeReason; note: string };

/** A request for changes with its items. */
export type StoredRequest = {
  id: string;
  kycId: string | null;
  answeredKycId: string | null;
  askedBy: ColleagueName | null;
  note: string | null;
  answerBy: string;
  sealedBefore: Buffer;
  sealedAfter: Buffer | null;
  askedAt: Date;
  /** When the order was submitted that went back; null of requests of before. */
  submittedAt: Date | null;
  answeredAt: Date | null;
  closedAt: Date | null;
  items: StoredItem[];
};

type Order = { investorId: string; id: string };

/** More rounds than any order has. */
const REQUESTS_LISTED_MAX = 50;

export type NewRequest = Pick<
  StoredRequest,
  'id' | 'kycId' | 'note' | 'answerBy' | 'sealedBefore' | 'submittedAt' | 'items'
> & {
  askedById: string | null;
};

/** Adds a request with its items and closes the one that was open. */
export async function insertRequest(trx: Db, order: Order, request: NewRequest, at: Date): Promise<void> {
  await closeRequests(trx, order, at);
  await trx
    .insertInto('change_requests')
    .values({
      investor_id: order.investorId,
      id: request.id,
      trade_id: order.id,
      kyc_id: request.kycId,
      answered_kyc_id: null,
      asked_by: request.askedById,
      note: request.note,
      answer_by: request.answerBy,
      sealed_before: request.sealedBefore,
      sealed_after: null,
      asked_at: at,
      answered_at: null,
      closed_at: null,
      submitted_at: request.submittedAt,
    })
    .execute();
  const items = request.items.map((item, position) => ({ ...item, request_id: request.id, position }));
  if (items.length > 0) {
    await trx.insertInto('change_items').values(items).execute();
  }
}

/** Closes an order's open request: the dealer decided, or asked for something else. */
export async function closeRequests(trx: Db, order: Order, at: Date): Promise<void> {
  await trx
    .updateTable('change_requests')
    .set({ closed_at: at })
    .where('investor_id', '=', order.investorId)
    .where('trade_id', '=', order.id)
    .where('closed_at', 'is', null)
    .execute();
}

/** Marks a request as answered; the answers themselves are in the profile's version and the sealed parts. */
export async function markAnswered(
  trx: Db,
  id: string,
  answer: { kycId: string | null; sealedAfter: Buffer; at: Date },
): Promise<void> {
  await trx
    .updateTable('change_requests')
    .set({ answered_at: answer.at, answered_kyc_id: answer.kycId, sealed_after: answer.sealedAfter })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .execute();
}

/** An investor's unanswered requests for orders that are in their hands, with the paths they name. */
export async function findOpenRequests(
  db: Db,
  investorId: string,
): Promise<{ tradeId: string; paths: string[] }[]> {
  return db
    .selectFrom('change_requests as request')
    .innerJoin('trades', (join) =>
      join
        .onRef('trades.investor_id', '=', 'request.investor_id')
        .onRef('trades.id', '=', 'request.trade_id'),
    )
    .select([
      'request.trade_id as tradeId',
      sql<string[]>`coalesce((
        select jsonb_agg(item.path) from change_items item
        where item.request_id = request.id and not exists (
          select 1 from change_events event where event.item_id = item.id and event.kind = 'withdrawn'
        )
      ), '[]')`.as('paths'),
    ])
    .where('request.investor_id', '=', investorId)
    .where('request.closed_at', 'is', null)
    .where('request.answered_at', 'is', null)
    .where('trades.status', '=', TRADE_STATUS_NUMBERS.changesAsked)
    .execute();
}

/** The requests about an order, the newest first. */
export async function listRequests(db: Db, order: Order): Promise<StoredRequest[]> {
  const rows = await db
    .selectFrom('change_requests as request')
    .leftJoin('staff', 'staff.id', 'request.asked_by')
    .select([
      'request.id',
      'request.kyc_id as kycId',
      'request.answered_kyc_id as answeredKycId',
      'request.note',
      sql<string>`request.answer_by::text`.as('answerBy'),
      'request.sealed_before as sealedBefore',
      'request.sealed_after as sealedAfter',
      'request.asked_at as askedAt',
      'request.answered_at as answeredAt',
      'request.closed_at as closedAt',
      'request.submitted_at as submittedAt',
      'staff.id as staffId',
      'staff.roles',
      sql<string | null>`staff.first_name || ' ' || staff.last_name`.as('name'),
      sql<StoredItem[]>`coalesce((
        select jsonb_agg(
          jsonb_build_object('id', item.id, 'path', item.path, 'reason', item.reason, 'note', item.note)
          order by item.position
        ) from change_items item where item.request_id = request.id
      ), '[]')`.as('items'),
    ])
    .where('request.investor_id', '=', order.investorId)
    .where('request.trade_id', '=', order.id)
    // The open request was made last, even where two were made at the same instant.
    .orderBy(sql`request.closed_at is null`, 'desc')
    .orderBy('request.asked_at', 'desc')
    .orderBy('request.id')
    .limit(REQUESTS_LISTED_MAX)
    .execute();
  return rows.map(({ staffId, roles, name, ...request }) => ({
    ...request,
    askedBy: staffId === null || roles === null || name === null ? null : { id: staffId, roles, name },
  }));
}
