import { isServedProvince } from '@portal/domain/ground/people/is-served-province';
import { orderTotalCents } from '@portal/domain/offering/deals/order-amount';
import { isOwnAddress } from '@portal/domain/order/trades/check-joint-investor';
import { auditValues } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { isUniqueViolation } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError, invalid } from '../../../../platform/http/app-error.ts';
import { takeDealTurn, transactOnDeal } from '../holding/transact-on-deal.ts';
import { lockDeal, type OfferedDeal } from '../holding/unit-reservations.store.ts';
import { sealJointInvestor } from '../open-order.ts';
import { findTradeKyc, lockEditableTrade, type NewTrade } from '../trades.store.ts';
import {
  changeOrder,
  holdExpiry,
  type OrderInput,
  orderEntry,
  refuseUnlessOrderable,
} from './change-order.ts';
import { findOffer, type Offer, placeTradeAtOnce } from './offers.store.ts';

/** An attempt fails only when somebody else changed the deal or the investor's orders in between. */
const ATTEMPTS_MAX = 8;
/**
 * Places an order and reserves its units, both or neither, or changes the order that the investor already has open for the deal:
 * there is only one, and opening the wizard again resumes it (specification section 7). Throws NOT_FOUND, PROVINCE_NOT_SERVED,
 * DEAL_CLOSED, SOLD_OUT, or VALIDATION on the quantity or the joint investor's address.
 */
export async function createTrade(
  deps: Deps,
  investorId: string,
  dealRef: string,
  { kycId, ...input }: OrderInput & { kycId?: string | undefined },
): Promise<{ shareOrderId: string; isNew: boolean }> {
  await refuseForeignKyc(deps.db, investorId, kycId);
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
    const offer = await findOffer(deps.db, investorId, dealRef);
    if (offer === undefined) {
      throw new AppError('NOT_FOUND');
    }
    if (!isServedProvince(offer.ownProvince, deps.config.brand.registeredIn)) {
      throw new AppError('PROVINCE_NOT_SERVED');
    }
    refuseOwnAddress(offer, input);
    const isNew = !offer.hasEditableOrder;
    const shareOrderId = isNew
      ? await placeOrder(deps, investorId, offer, input)
      : await changeOpenOrder(deps, investorId, offer.id, input);
    if (shareOrderId !== null) {
      return { shareOrderId, isNew };
    }
  }
  throw new AppError('UNAVAILABLE');
}

/** An order relies on the version submitted at the time; a version that the request names must still be the investor's own. */
async function refuseForeignKyc(db: Db, investorId: string, kycId: string | undefined): Promise<void> {
  if (kycId !== undefined && (await findTradeKyc(db, investorId, kycId)) === undefined) {
    throw new AppError('NOT_FOUND');
  }
}

/** A joint investor signs from their own mailbox. */
function refuseOwnAddress({ ownEmail }: Offer, { jointInvestor }: OrderInput): void {
  if (jointInvestor !== null && isOwnAddress(jointInvestor.email, ownEmail)) {
    throw invalid([{ path: 'jointInvestor.email', key: 'joint.issues.ownEmail' }]);
  }
}

/** Null when the order is no longer open. */
function changeOpenOrder(
  deps: Deps,
  investorId: string,
  dealId: string,
  input: OrderInput,
): Promise<string | null> {
  return transactOnDeal(deps, dealId, async (trx) => {
    const deal = await lockDeal(trx, dealId);
    const existing = await lockEditableTrade(trx, investorId, dealId);
    if (deal === undefined || existing === undefined) {
      return null;
    }
    await changeOrder(trx, deps, existing, deal, input);
    return existing.id;
  });
}

/** Null when the deal changed since it was checked, or the investor has an open order of it by now. */
async function placeOrder(
  deps: Deps,
  investorId: string,
  deal: OfferedDeal,
  input: OrderInput,
): Promise<string | null> {
  const at = deps.clock.now();
  refuseUnlessOrderable(deal, input.quantity, 0, at);
  const totalCents = orderTotalCents(deal.unitPriceCents, input.quantity);
  const id = deps.newId();
  const trade: NewTrade = {
    investorId,
    id,
    dealId: deal.id,
    quantity: input.quantity,
    unitPriceCents: deal.unitPriceCents,
    totalCents,
    sealedJointInvestor: sealJointInvestor(deps.secrets, id, input.jointInvestor),
    holdExpiresAt: holdExpiry(deps, at),
    at,
  };
  const detail = { dealId: deal.id, quantity: input.quantity, totalCents: String(totalCents) };
  const audit = await auditValues(deps.db, deps.audit, at, orderEntry('trade.created', trade, detail));
  try {
    const isPlaced = await takeDealTurn(deps, deal.id, (db) => placeTradeAtOnce(db, deal, trade, audit));
    return isPlaced ? trade.id : null;
  } catch (error) {
    if (isUniqueViolation(error)) {
      return null;
    }
    throw error;
  }
}
