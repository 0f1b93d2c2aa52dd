import { TRADE_STATUS_NUMBERS } from '@portal/domain/order/trades/trade-status';
import { isBehind, placeOf } from '../../../platform/db/place.sql.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { columnsOf, recordOf, type TradeChange } from './trade-change.ts';
import type { TradeRecord } from './trade-record.ts';

/** The statuses in which an investor may still change their order. */
export const EDITABLE_STATUSES = [TRADE_STATUS_NUMBERS.open, TRADE_STATUS_NUMBERS.changesAsked];

/** The investor's order, locked until the transaction ends; undefined when there is none or it belongs to somebody else. */
export async function lockTrade(
  trx: Db,
  investorId: string,
  tradeId: string,
): Promise<TradeRecord | undefined> {
  const row = await trx
    .selectFrom('trades')
    .selectAll()
    .where('investor_id', '=', investorId)
    .where('id', '=', tradeId)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? undefined : recordOf(row);
}

/** The investor's order; undefined when there is none or it belongs to somebody else. */
export async function findTrade(
  db: Db,
  investorId: string,
  tradeId: string,
): Promise<TradeRecord | undefined> {
  const row = await db
    .selectFrom('trades')
    .selectAll()
    .where('investor_id', '=', investorId)
    .where('id', '=', tradeId)
    .executeTakeFirst();
  return row === undefined ? undefined : recordOf(row);
}

/** The order of this deal that the investor may still change, if there is one. */
export async function lockEditableTrade(
  trx: Db,
  investorId: string,
  dealId: string,
): Promise<TradeRecord | undefined> {
  const row = await editableTrade(trx, investorId, dealId).forUpdate().executeTakeFirst();
  return row === undefined ? undefined : recordOf(row);
}

/** The same order, not locked. */
export async function findEditableTrade(
  db: Db,
  investorId: string,
  dealId: string,
): Promise<TradeRecord | undefined> {
  const row = await editableTrade(db, investorId, dealId).executeTakeFirst();
  return row === undefined ? undefined : recordOf(row);
}

function editableTrade(db: Db, investorId: string, dealId: string) {
  return db
    .selectFrom('trades')
    .selectAll()
    .where('investor_id', '=', investorId)
    .where('deal_id', '=', dealId)
    .where('status', 'in', EDITABLE_STATUSES)
    .orderBy('status')
    .limit(1);
}

/** An open order that holds its units. */
export type NewTrade = Pick<
  TradeRecord,
  'investorId' | 'id' | 'dealId' | 'quantity' | 'unitPriceCents' | 'totalCents'
> & {
  sealedJointInvestor: Buffer | null;
  holdExpiresAt: Date;
  at: Date;
};

/** Changes the investor's order, whose row the caller has locked. Throws when there is no such order. */
export async function updateTrade(
  trx: Db,
  trade: Pick<TradeRecord, 'investorId' | 'id'>,
  change: TradeChange,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('trades')
    .set({ ...columnsOf(change), updated_at: at })
    .where('investor_id', '=', trade.investorId)
    .where('id', '=', trade.id)
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Open orders whose hold has run out, oldest first. */
export async function findExpiredHolds(
  db: Db,
  now: Date,
  place: string,
  limit: number,
): Promise<{ investorId: string; id: string; dealId: string; place: string }[]> {
  return db
    .selectFrom('trades')
    .select([
      'investor_id as investorId',
      'id',
      'deal_id as dealId',
      placeOf('hold_expires_at', 'id').as('place'),
    ])
    .where('status', '=', TRADE_STATUS_NUMBERS.open)
    .where('hold_expires_at', '<', now)
    .where(isBehind('hold_expires_at', 'id', place))
    .orderBy('hold_expires_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Open, unsigned orders without a reminder whose hold ends within a span of time, the next to end first. */
export async function findEndingHolds(
  db: Db,
  span: { after: Date; until: Date },
  place: string,
  limit: number,
): Promise<{ investorId: string; id: string; place: string }[]> {
  return db
    .selectFrom('trades')
    .select(['investor_id as investorId', 'id', placeOf('hold_expires_at', 'id').as('place')])
    .where('status', '=', TRADE_STATUS_NUMBERS.open)
    .where('hold_expires_at', '>', span.after)
    .where('hold_expires_at', '<=', span.until)
    .where('hold_reminded_at', 'is', null)
    .where('investor_signed_at', 'is', null)
    .where(isBehind('hold_expires_at', 'id', place))
    .orderBy('hold_expires_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The version of the profile that an order relies on. */
export async function findTradeKyc(
  db: Db,
  investorId: string,
  kycId: string,
): Promise<{ id: string; signedAt: Date | null } | undefined> {
  return db
    .selectFrom('kyc_versions')
    .select(['id', 'signed_at as signedAt'])
    .where('investor_id', '=', investorId)
    .where('id', '=', kycId)
    .executeTakeFirst();
}

export async function hasOrderOfDeal(
  db: Db,
  { investorId, dealId }: { investorId: string; dealId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('trades')
    .select('id')
    .where('investor_id', '=', investorId)
    .where('deal_id', '=', dealId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many orders hold units of a deal. */
export async function countHoldingOrders(db: Db, dealId: string): Promise<number> {
  const { count } = await db
    .selectFrom('trades')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('deal_id', '=', dealId)
    .where('holds_units', '=', true)
    .executeTakeFirstOrThrow();
  return Number(count);
}
