import { TRADE_STATUS_NUMBERS } from '@portal/domain/trades/trade-status';
import type { Db } from '../db/tables.ts';
import { columnsOf, recordOf, type TradeChange } from './trade-columns.ts';
import type { TradeRecord } from './trade-record.ts';

const EDITABLE = [TRADE_STATUS_NUMBERS.open, TRADE_STATUS_NUMBERS.changesAsked];

/** The investor's order, locked until the transaction ends; undefined when there is none or it is another's. */
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

/** The investor's order; undefined when there is none or it is another's. */
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
  const row = await trx
    .selectFrom('trades')
    .selectAll()
    .where('investor_id', '=', investorId)
    .where('deal_id', '=', dealId)
    .where('status', 'in', EDITABLE)
    .orderBy('status')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? undefined : recordOf(row);
}

/** Adds an open order that holds its units. */
export async function insertTrade(
  trx: Db,
  trade: Pick<
    TradeRecord,
    'investorId' | 'id' | 'dealId' | 'quantity' | 'unitPriceCents' | 'totalCents' | 'jointInvestor'
  > & {
    holdExpiresAt: Date;
    at: Date;
  },
): Promise<void> {
  await trx
    .insertInto('trades')
    .values({
      investor_id: trade.investorId,
      id: trade.id,
      deal_id: trade.dealId,
      kyc_id: null,
      quantity: trade.quantity,
      unit_price_cents: trade.unitPriceCents,
      total_cents: trade.totalCents,
      status: TRADE_STATUS_NUMBERS.open,
      holds_units: true,
      hold_expires_at: trade.holdExpiresAt,
      schedule_a: null,
      payment_method: null,
      payment_completed_at: null,
      funds_received_at: null,
      joint_investor: trade.jointInvestor === null ? null : JSON.stringify(trade.jointInvestor),
      investor_signed_at: null,
      joint_signed_at: null,
      documents_sealed_at: null,
      next_dr_step_desc: '',
      reason: null,
      created_at: trade.at,
      submitted_at: null,
      decided_at: null,
      archived_at: null,
      updated_at: trade.at,
    })
    .execute();
}

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
  limit: number,
): Promise<{ investorId: string; id: string }[]> {
  return db
    .selectFrom('trades')
    .select(['investor_id as investorId', 'id'])
    .where('status', '=', TRADE_STATUS_NUMBERS.open)
    .where('hold_expires_at', '<', now)
    .orderBy('hold_expires_at')
    .limit(limit)
    .execute();
}
