import { isServedAt } from '@portal/domain/firm/registrations/is-served-on';
import { orderTotalCents } from '@portal/domain/offering/deals/order-amount';
import { isOwnAddress } from '@portal/domain/order/trades/check-joint-investor';
import { announce } from '../../../../platform/announce.ts';
import { auditValues } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { isUniqueViolation } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError, invalid } from '../../../../platform/http/app-error.ts';
import { isObserving } from '../../exemptions/is-observing.ts';
import { judgePurchaser } from '../../exemptions/judge-purchaser.ts';
import { auditOfDecision, decisionRow } from '../../exemptions/keep-decision.ts';
import { lockRooms } from '../../exemptions/lock-rooms.ts';
import { refuseUnlawful } from '../../exemptions/refuse-unlawful.ts';
import { takeDealTurn, transactOnDeal } from '../holding/transact-on-deal.ts';
import { buyersOf } from '../locking/buyers-of.ts';
import { lockDeal, type OfferedDeal } from '../locking/lock-deal.store.ts';
import { beginAnewUnless } from '../locking/lock-order-to-judge.ts';
import { lockRoomsOfOrder } from '../locking/rooms-to-judge.store.ts';
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

/** An attempt fails only when somebody else changed the deal, the investor's room or their orders in between. */
const ATTEMPTS_MAX = 8;
/** From this attempt on the investor's room is locked while it is judged, so that their other orders wait instead of winning again. */
const LOCKED_FROM = 2;
/**
 * Places an order and reserves its units, both or neither, or changes the order that the investor already has open for the deal:
 * there is only one, and opening the wizard again resumes it (specification section 7). Throws NOT_FOUND, PROVINCE_NOT_SERVED,
 * DEAL_CLOSED, SOLD_OUT, VALIDATION on the quantity or the joint investor's address, or what `refuseUnlawful` throws.
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
    if (!isServedAt(offer.ownProvince, offer.registrations, deps.clock.now())) {
      throw new AppError('PROVINCE_NOT_SERVED');
    }
    refuseOwnAddress(offer, input);
    const { editableOrderId: tradeId } = offer;
    const isNew = tradeId === null;
    const shareOrderId = isNew
      ? await placeOrder(deps, investorId, offer, input, { locksRoom: attempt >= LOCKED_FROM })
      : await changeOpenOrder(deps, { investorId, tradeId, dealId: offer.id }, input);
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

/**
 * Somebody was quicker. Thrown within the transaction, so that nothing of the attempt stands and none of its locks is held while the next one
 * waits for its turn: a call keeps its transaction until its answer.
 */
class OvertakenError extends Error {}

function nullWhereOvertaken(error: unknown): null {
  if (error instanceof OvertakenError || isUniqueViolation(error)) {
    return null;
  }
  throw error;
}

/** Null when the order is no longer open. */
function changeOpenOrder(
  deps: Deps,
  { investorId, tradeId, dealId }: { investorId: string; tradeId: string; dealId: string },
  input: OrderInput,
): Promise<string | null> {
  return transactOnDeal(deps, dealId, async (trx) => {
    const locked = await lockRoomsOfOrder(trx, { investorId, tradeId }, []);
    const deal = await lockDeal(trx, dealId);
    const existing = await lockEditableTrade(trx, investorId, dealId);
    if (deal === undefined || existing?.id !== tradeId) {
      throw new OvertakenError();
    }
    const buyers = await buyersOf(trx, existing);
    beginAnewUnless(locked, buyers);
    await changeOrder(trx, deps, existing, { deal, buyers }, input);
    return existing.id;
  }).catch(nullWhereOvertaken);
}

/** Null when the deal changed since it was checked, the investor's room since it was judged, or they have an open order of it by now. */
async function placeOrder(
  deps: Deps,
  investorId: string,
  deal: OfferedDeal,
  input: OrderInput,
  { locksRoom }: { locksRoom: boolean },
): Promise<string | null> {
  const at = deps.clock.now();
  refuseUnlessOrderable(deal, input.quantity, 0, at);
  const id = deps.newId();
  const trade: NewTrade = {
    investorId,
    id,
    dealId: deal.id,
    quantity: input.quantity,
    unitPriceCents: deal.unitPriceCents,
    totalCents: orderTotalCents(deal.unitPriceCents, input.quantity),
    sealedJointInvestor: sealJointInvestor(deps.secrets, id, input.jointInvestor),
    holdExpiresAt: holdExpiry(deps, at),
    at,
  };
  const placed =
    locksRoom || input.jointInvestor !== null
      ? transactOnDeal(deps, deal.id, async (trx) => {
          await lockRooms(trx, [investorId]);
          const tradeId = await (await judgeAndPlace(trx, deps, deal, trade))(trx);
          if (input.jointInvestor !== null) {
            await announce(trx, deps, 'purchaser-named', { order: trade });
          }
          return tradeId;
        })
      : takeDealTurn(deps, deal.id, await judgeAndPlace(deps.db, deps, deal, trade));
  return placed.catch(nullWhereOvertaken);
}

/** Judges what the investor may buy; what it answers places the order, and throws OvertakenError if not all of that still stands. */
async function judgeAndPlace(
  db: Db,
  deps: Deps,
  deal: OfferedDeal,
  trade: NewTrade,
): Promise<(db: Db) => Promise<string>> {
  const { investorId, id, totalCents, quantity, at } = trade;
  const order = { ownerId: investorId, tradeId: id, dealId: deal.id, totalCents, advice: null };
  const judgement = await judgePurchaser(db, deps, investorId, order);
  const decision = decisionRow(deps, judgement, order, {
    occasion: 'placing',
    by: `investor:${investorId}`,
    isObserved: await isObserving(db, deps),
    at,
  });
  const detail = {
    dealId: deal.id,
    quantity,
    totalCents: String(totalCents),
    exemption: auditOfDecision(decision),
  };
  const audit = await auditValues(db, deps.audit, at, orderEntry('trade.created', trade, detail));
  if (!decision.is_observed) {
    refuseUnlawful([judgement], { own: investorId, totalCents });
  }
  const { roomVersion } = judgement;
  return async (trx) => {
    if (!(await placeTradeAtOnce(trx, deal, trade, { roomVersion, decision }, audit))) {
      throw new OvertakenError();
    }
    return id;
  };
}
