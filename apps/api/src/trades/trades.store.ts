import { TRADE_STATUS_NUMBERS, tradeStatusOf } from '@portal/domain/trades/trade-status';
import type { ScheduleA } from '@portal/domain/wire/trade';
import type { Selectable, Updateable } from 'kysely';
import type { Db, Tables } from '../db/tables.ts';
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
  return row === undefined ? undefined : toRecord(row);
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
  return row === undefined ? undefined : toRecord(row);
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
  return row === undefined ? undefined : toRecord(row);
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

/** What a use case may change of an order, in its own words. */
export type TradeChange = Partial<
  Omit<TradeRecord, 'investorId' | 'id' | 'dealId' | 'createdAt'> & {
    decidedAt: Date;
    documentsSealedAt: Date | null;
  }
>;

export async function updateTrade(
  trx: Db,
  trade: Pick<TradeRecord, 'investorId' | 'id'>,
  change: TradeChange,
  at: Date,
): Promise<void> {
  const set: Updateable<Tables['trades']> = { updated_at: at };
  if (change.kycId !== undefined) set.kyc_id = change.kycId;
  if (change.quantity !== undefined) set.quantity = change.quantity;
  if (change.totalCents !== undefined) set.total_cents = change.totalCents;
  if (change.status !== undefined) set.status = TRADE_STATUS_NUMBERS[change.status];
  if (change.holdsUnits !== undefined) set.holds_units = change.holdsUnits;
  if (change.holdExpiresAt !== undefined) set.hold_expires_at = change.holdExpiresAt;
  if (change.scheduleA !== undefined)
    set.schedule_a = change.scheduleA === null ? null : JSON.stringify(change.scheduleA);
  if (change.paymentMethod !== undefined) set.payment_method = change.paymentMethod;
  if (change.paymentCompletedAt !== undefined) set.payment_completed_at = change.paymentCompletedAt;
  if (change.fundsReceivedAt !== undefined) set.funds_received_at = change.fundsReceivedAt;
  if (change.jointInvestor !== undefined) {
    set.joint_investor = change.jointInvestor === null ? null : JSON.stringify(change.jointInvestor);
  }
  if (change.investorSignedAt !== undefined) set.investor_signed_at = change.investorSignedAt;
  if (change.jointSignedAt !== undefined) set.joint_signed_at = change.jointSignedAt;
  if (change.documentsSealedAt !== undefined) set.documents_sealed_at = change.documentsSealedAt;
  if (change.nextDrStepDesc !== undefined) set.next_dr_step_desc = change.nextDrStepDesc;
  if (change.reason !== undefined) set.reason = change.reason;
  if (change.submittedAt !== undefined) set.submitted_at = change.submittedAt;
  if (change.decidedAt !== undefined) set.decided_at = change.decidedAt;
  if (change.archivedAt !== undefined) set.archived_at = change.archivedAt;
  await trx
    .updateTable('trades')
    .set(set)
    .where('investor_id', '=', trade.investorId)
    .where('id', '=', trade.id)
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

function toRecord(row: Selectable<Tables['trades']>): TradeRecord {
  return {
    investorId: row.investor_id,
    id: row.id,
    dealId: row.deal_id,
    kycId: row.kyc_id,
    quantity: row.quantity,
    unitPriceCents: row.unit_price_cents,
    totalCents: row.total_cents,
    status: tradeStatusOf(row.status),
    holdsUnits: row.holds_units,
    holdExpiresAt: row.hold_expires_at,
    scheduleA: scheduleAOf(row.schedule_a),
    paymentMethod: row.payment_method,
    paymentCompletedAt: row.payment_completed_at,
    fundsReceivedAt: row.funds_received_at,
    jointInvestor: row.joint_investor,
    investorSignedAt: row.investor_signed_at,
    jointSignedAt: row.joint_signed_at,
    nextDrStepDesc: row.next_dr_step_desc,
    reason: row.reason,
    createdAt: row.created_at,
    submittedAt: row.submitted_at,
    archivedAt: row.archived_at,
  };
}

function scheduleAOf(stored: Record<string, string> | null): ScheduleA | null {
  return stored === null || stored.city === undefined ? null : { ...stored, city: stored.city };
}
