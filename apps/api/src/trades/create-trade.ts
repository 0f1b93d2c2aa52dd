import { orderTotalCents } from '@portal/domain/trades/order-total';
import { checkQuantity, isSoldOut } from '@portal/domain/trades/order-units';
import type { JointInvestor } from '@portal/domain/wire/trade';
import { appendAudit } from '../audit/audit.store.ts';
import type { Db } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import type { Deps } from '../deps.ts';
import { AppError, invalid } from '../http/app-error.ts';
import { supersedeEnvelopes } from '../signing/supersede-envelopes.store.ts';
import type { TradeRecord } from './trade-record.ts';
import { insertTrade, lockEditableTrade, updateTrade } from './trades.store.ts';
import { changeUnitsTaken, lockDeal, type OfferedDeal } from './unit-reservations.store.ts';

const MINUTE_MS = 60_000;

export type OrderInput = { quantity: number; jointInvestor: JointInvestor | null };

/**
 * Places an order for a deal and reserves its units in one transaction, or changes the order that the investor has
 * open for the deal: there is one, and opening the wizard again resumes it (specification section 7).
 * Throws NOT_FOUND, DEAL_CLOSED, SOLD_OUT, or VALIDATION beside the quantity.
 */
export async function createTrade(
  deps: Deps,
  investorId: string,
  dealRef: string,
  input: OrderInput,
): Promise<{ shareOrderId: string; isNew: boolean }> {
  return transact(deps.db, async (trx) => {
    const now = deps.clock.now();
    const deal = await lockDeal(trx, dealRef);
    if (deal === undefined) {
      throw new AppError('NOT_FOUND');
    }
    const existing = await lockEditableTrade(trx, investorId, deal.id);
    refuseUnlessOffered(deal, now);
    refuseUnlessAvailable(deal, input.quantity, existing?.holdsUnits === true ? existing.quantity : 0);
    if (existing === undefined) {
      return { shareOrderId: await placeOrder(trx, deps, investorId, deal, input), isNew: true };
    }
    await changeOrder(trx, deps, existing, deal, input);
    return { shareOrderId: existing.id, isNew: false };
  });
}

function refuseUnlessOffered(deal: OfferedDeal, now: Date): void {
  if (!deal.isLive || now < deal.opensAt || now >= deal.closesAt) {
    throw new AppError('DEAL_CLOSED');
  }
}

function refuseUnlessAvailable(deal: OfferedDeal, quantity: number, held: number): void {
  if (isSoldOut(deal, held)) {
    throw new AppError('SOLD_OUT');
  }
  const issue = checkQuantity(quantity, deal, held);
  if (issue !== null) {
    throw invalid([issue]);
  }
}

async function placeOrder(
  trx: Db,
  deps: Deps,
  investorId: string,
  deal: OfferedDeal,
  input: OrderInput,
): Promise<string> {
  const at = deps.clock.now();
  const id = deps.newId();
  const totalCents = orderTotalCents(deal.unitPriceCents, input.quantity);
  await insertTrade(trx, {
    investorId,
    id,
    dealId: deal.id,
    quantity: input.quantity,
    unitPriceCents: deal.unitPriceCents,
    totalCents,
    jointInvestor: input.jointInvestor,
    holdExpiresAt: holdExpiry(deps),
    at,
  });
  await changeUnitsTaken(trx, deal.id, { units: input.quantity, orders: 1 }, at);
  await auditOrder(trx, deps, 'trade.created', investorId, id, {
    dealId: deal.id,
    quantity: input.quantity,
    totalCents: String(totalCents),
  });
  return id;
}

async function changeOrder(
  trx: Db,
  deps: Deps,
  existing: TradeRecord,
  deal: OfferedDeal,
  input: OrderInput,
): Promise<void> {
  const isSame =
    existing.quantity === input.quantity &&
    JSON.stringify(existing.jointInvestor) === JSON.stringify(input.jointInvestor);
  if (isSame && existing.holdsUnits) {
    return;
  }
  const at = deps.clock.now();
  const totalCents = orderTotalCents(existing.unitPriceCents, input.quantity);
  const held = existing.holdsUnits ? existing.quantity : 0;
  await updateTrade(
    trx,
    existing,
    {
      quantity: input.quantity,
      totalCents,
      jointInvestor: input.jointInvestor,
      holdsUnits: true,
      holdExpiresAt: existing.status === 'open' ? holdExpiry(deps) : null,
      investorSignedAt: null,
      jointSignedAt: null,
      documentsSealedAt: null,
    },
    at,
  );
  await changeUnitsTaken(
    trx,
    deal.id,
    { units: input.quantity - held, orders: existing.holdsUnits ? 0 : 1 },
    at,
  );
  await supersedeEnvelopes(trx, existing.investorId, existing.id);
  await auditOrder(trx, deps, 'trade.changed', existing.investorId, existing.id, {
    quantity: input.quantity,
    totalCents: String(totalCents),
  });
}

function holdExpiry(deps: Deps): Date {
  return new Date(deps.clock.now().getTime() + deps.config.orderHoldMinutes * MINUTE_MS);
}

function auditOrder(
  trx: Db,
  deps: Deps,
  action: string,
  investorId: string,
  id: string,
  detail: Record<string, unknown>,
): Promise<void> {
  return appendAudit(trx, deps.clock.now(), {
    actor: `investor:${investorId}`,
    action,
    target: `trade:${id}`,
    investorId,
    detail,
  });
}
