import { isOwnAddress } from '@portal/domain/trades/joint-investor';
import { orderTotalCents } from '@portal/domain/trades/order-total';
import type { Db } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import type { Deps } from '../deps.ts';
import { AppError, invalid } from '../http/app-error.ts';
import { findRecipient } from '../mail/mail-facts.store.ts';
import { auditOrder } from './audit-order.ts';
import { changeOrder } from './change-order.ts';
import { holdExpiry } from './hold-expiry.ts';
import type { OrderInput } from './order-input.ts';
import { refuseUnlessOrderable } from './refuse-unless-orderable.ts';
import { findTradeKyc } from './trade-kyc.store.ts';
import { insertTrade, lockEditableTrade } from './trades.store.ts';
import { changeUnitsTaken, lockDeal, type OfferedDeal } from './unit-reservations.store.ts';

/**
 * Places an order for a deal and reserves its units in one transaction, or changes the order that the investor has
 * open for the deal: there is one, and opening the wizard again resumes it (specification section 7).
 * Throws NOT_FOUND, DEAL_CLOSED, SOLD_OUT, or VALIDATION beside the quantity or the joint investor's address.
 */
export async function createTrade(
  deps: Deps,
  investorId: string,
  dealRef: string,
  { kycId, ...input }: OrderInput & { kycId?: string | undefined },
): Promise<{ shareOrderId: string; isNew: boolean }> {
  return transact(deps.db, async (trx) => {
    await refuseForeignKyc(trx, investorId, kycId);
    await refuseOwnAddress(trx, investorId, input);
    const deal = await lockDeal(trx, dealRef);
    if (deal === undefined) {
      throw new AppError('NOT_FOUND');
    }
    const existing = await lockEditableTrade(trx, investorId, deal.id);
    if (existing === undefined) {
      return { shareOrderId: await placeOrder(trx, deps, investorId, deal, input), isNew: true };
    }
    await changeOrder(trx, deps, existing, deal, input);
    return { shareOrderId: existing.id, isNew: false };
  });
}

/** An order relies on the version that is submitted when it is; one that is named has to be the investor's all the same. */
async function refuseForeignKyc(trx: Db, investorId: string, kycId: string | undefined): Promise<void> {
  if (kycId !== undefined && (await findTradeKyc(trx, investorId, kycId)) === undefined) {
    throw new AppError('NOT_FOUND');
  }
}

/** A joint investor signs from a mailbox of their own. */
async function refuseOwnAddress(trx: Db, investorId: string, { jointInvestor }: OrderInput): Promise<void> {
  const own = jointInvestor === null ? undefined : await findRecipient(trx, investorId);
  if (jointInvestor !== null && own !== undefined && isOwnAddress(jointInvestor.email, own.email)) {
    throw invalid([{ path: 'jointInvestor.email', key: 'joint.issues.ownEmail' }]);
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
  refuseUnlessOrderable(deal, input.quantity, 0, at);
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
    holdExpiresAt: holdExpiry(deps, at),
    at,
  });
  await changeUnitsTaken(trx, deal.id, { units: input.quantity, orders: 1 }, at);
  await auditOrder(
    trx,
    deps,
    'trade.created',
    { investorId, id },
    {
      dealId: deal.id,
      quantity: input.quantity,
      totalCents: String(totalCents),
    },
  );
  return id;
}
