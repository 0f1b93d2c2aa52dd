import type { PersonalEmergency } from '@portal/domain/firm/staff/emergency-kinds';
import type { StaffRole } from '@portal/domain/firm/staff/staff-roles';
import type { JournalAccount } from '@portal/domain/money/payments/journal-accounts';
import { TRADE_STATUS_NUMBERS } from '@portal/domain/order/trades/trade-status';
import { moneyTarget } from '../areas/money/payments/movements/money-warrant.ts';
import {
  type Refund,
  type RefundOutcome,
  refundMoney,
} from '../areas/money/payments/movements/refund-money.ts';
import { releaseMoney } from '../areas/money/payments/movements/release-money.ts';
import { approveWithin } from '../areas/order/trades/deciding/decide-trade.ts';
import { transactOnOrderAndDeal } from '../areas/order/trades/holding/transact-on-deal.ts';
import { lockOrder } from '../areas/order/trades/lock-order.ts';
import type { Db } from '../platform/db/tables.ts';
import { transact } from '../platform/db/transact.ts';
import type { Deps } from '../platform/deps.ts';
import type { StaffActor } from '../platform/http/actor.ts';

const REASON = 'Nobody else is in.';
/** When nobody can call a debit back any more. */
const LONG_AGO = new Date('2020-01-06T15:00:00Z');

/** Lets one act that takes two happen in this transaction, for tests of what comes after it. */
export async function permitAlone(trx: Db, kind: PersonalEmergency, target: string): Promise<void> {
  const gone = new Date(0);
  const id = 'who-acted-alone';
  await trx
    .insertInto('staff')
    .values({
      id,
      email: 'alone@office.example',
      first_name: 'Maude',
      last_name: 'Lafleur',
      language: 'en',
      roles: ['compliance'],
      representative_id: null,
      password_hash: null,
      created_at: gone,
      joined_at: gone,
      ended_at: gone,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const emergency = { id: crypto.randomUUID(), kind, target, staff_id: id, reason: REASON, at: new Date() };
  await trx.insertInto('emergencies').values(emergency).execute();
}

/** The dealer has approved an order in review, as two persons do; approving again changes nothing. */
export async function approveTrade(
  deps: Deps,
  by: StaffActor,
  investorId: string,
  tradeId: string,
): Promise<void> {
  await transactOnOrderAndDeal(deps, { investorId, tradeId }, async (trx, trade) => {
    if (trade.status === 'inReview') {
      await permitAlone(trx, 'approve-order', `trade:${tradeId}`);
    }
    await approveWithin(trx, deps, by, trade, { detail: {} });
  });
}

/** The money of an order is released, as two persons do; of a settled one nothing is. */
export async function releasePayment(
  deps: Deps,
  by: StaffActor,
  investorId: string,
  tradeId: string,
): Promise<boolean> {
  return transact(deps.db, async (trx) => {
    const trade = await lockOrder(trx, investorId, tradeId);
    if (trade.status !== 'settled') {
      await permitAlone(trx, 'release-money', moneyTarget(tradeId));
    }
    return releaseMoney(trx, deps, by, trade, { proposalId: deps.newId() });
  });
}

/** Money of an order is refunded, as two persons do; the same reference once. */
export async function refundPayment(
  deps: Deps,
  by: StaffActor,
  investorId: string,
  tradeId: string,
  refund: Omit<Refund, 'warrant'>,
): Promise<RefundOutcome> {
  return transact(deps.db, async (trx) => {
    const trade = await lockOrder(trx, investorId, tradeId);
    const eventId = `refunded:${tradeId}:${refund.reference}`;
    const told = trx.selectFrom('money_journal').select('id').where('event_id', '=', eventId);
    if ((await told.executeTakeFirst()) === undefined) {
      await permitAlone(trx, 'refund-money', moneyTarget(tradeId));
    }
    return refundMoney(trx, deps, by, trade, { ...refund, warrant: { proposalId: deps.newId() } });
  });
}

/** Gives somebody another role past everything that the office asks. */
export async function setRole(
  db: Db,
  staffId: string,
  { role, ...clients }: { role: StaffRole; representative_id?: string | null },
): Promise<void> {
  await transact(db, async (trx) => {
    await permitAlone(trx, 'change-role', `staff:${staffId}`);
    await trx
      .updateTable('staff')
      .set({ roles: [role], ...clients })
      .where('id', '=', staffId)
      .execute();
  });
}

/** An order whose money came and went to the issuer long ago, without anything that follows from it. */
export async function markSettled(db: Db, tradeId: string): Promise<void> {
  await transact(db, async (trx) => {
    const { investor_id, total_cents } = await trx
      .selectFrom('trades')
      .select(['investor_id', 'total_cents'])
      .where('id', '=', tradeId)
      .executeTakeFirstOrThrow();
    await permitAlone(trx, 'release-money', moneyTarget(tradeId));
    const booked = (
      kind: 'received' | 'released',
      debit_account: JournalAccount,
      credit_account: JournalAccount,
    ) => ({
      id: crypto.randomUUID(),
      source: 'dealer' as const,
      event_id: `${kind}:${tradeId}`,
      kind,
      investor_id,
      trade_id: tradeId,
      order_ref: null,
      reference: null,
      amount_cents: total_cents,
      debit_account,
      credit_account,
      value_at: LONG_AGO,
      recorded_at: LONG_AGO,
      order_was_closed: false,
      facts: '{}',
    });
    await trx
      .insertInto('money_journal')
      .values([booked('received', 'trust', 'order-funds'), booked('released', 'order-funds', 'issuers')])
      .execute();
    const settled = { status: TRADE_STATUS_NUMBERS.settled };
    await trx.updateTable('trades').set(settled).where('id', '=', tradeId).execute();
  });
}
