import { orderTotalCents } from '@portal/domain/offering/deals/order-amount';
import { checkQuantity, isSoldOut } from '@portal/domain/offering/deals/order-units';
import type { JointInvestor } from '@portal/domain/order/trades/trade.wire';
import { announce } from '../../../../platform/announce.ts';
import { type AuditEntry, appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError, invalid } from '../../../../platform/http/app-error.ts';
import { isObserving } from '../../exemptions/is-observing.ts';
import { refuseUnlawful } from '../../exemptions/refuse-unlawful.ts';
import { listPurchasers } from '../find-purchasers.ts';
import { changeUnitsTaken } from '../holding/unit-reservations.store.ts';
import { isSameJointInvestor, isSamePerson } from '../is-same-joint-investor.ts';
import { judgeOrder, type OrderToJudge } from '../judging/judge-order.ts';
import { takeBackWhatRestedOnIt } from '../judging/take-back-what-rested-on-it.ts';
import type { Buyers } from '../locking/buyers-of.ts';
import type { OfferedDeal } from '../locking/lock-deal.store.ts';
import { openJointInvestor, sealJointInvestor } from '../open-order.ts';
import { keepUnitsForPurchaser } from '../record-signatures.ts';
import { refuseUnaskedParts } from '../refuse-unasked-parts.ts';
import type { TradeRecord } from '../trade-record.ts';
import { updateTrade } from '../trades.store.ts';
import { submitTradeIfComplete } from './submit-trade-if-complete.ts';

const MINUTE_MS = 60_000;

/** What an investor enters when placing or changing an order. */
export type OrderInput = { quantity: number; jointInvestor: JointInvestor | null };

/**
 * Changes an order that its investor may still change, or reserves its units again after the hold ran out; the deal and the order
 * are locked. The price per unit stays as long as the order needs no more units than it holds; otherwise the deal's present price
 * and version apply. Signatures remain valid as long as what was signed stays the same. Throws DEAL_CLOSED, SOLD_OUT, NOT_ASKED,
 * VALIDATION on the quantity, or what `refuseUnlawful` throws.
 */
export async function changeOrder(
  trx: Db,
  deps: Deps,
  existing: TradeRecord,
  { deal, buyers }: { deal: OfferedDeal; buyers: Buyers },
  input: OrderInput,
): Promise<void> {
  const joint = await openJointInvestor(deps.secrets, existing);
  const sealedJointInvestor = sealJointInvestor(deps.secrets, existing.id, input.jointInvestor);
  const isSame = existing.quantity === input.quantity && isSamePerson(joint, input.jointInvestor);
  const isJointKept = isSameJointInvestor(joint, input.jointInvestor) || (await hasSecondLeft(trx, existing));
  await refuseUnaskedParts(trx, deps, existing, [
    ...(existing.quantity === input.quantity ? [] : (['order.quantity'] as const)),
    ...(isJointKept ? [] : (['order.joint'] as const)),
  ]);
  const at = deps.clock.now();
  if (isSame && existing.holdsUnits) {
    if (!isSameJointInvestor(joint, input.jointInvestor)) {
      await updateTrade(trx, existing, { sealedJointInvestor }, at);
    }
    return;
  }
  const held = existing.holdsUnits ? existing.quantity : 0;
  refuseUnlessOrderable(deal, input.quantity, held, at);
  const isOnNewTerms = input.quantity > held;
  const unitPriceCents = isOnNewTerms ? deal.unitPriceCents : existing.unitPriceCents;
  const totalCents = orderTotalCents(unitPriceCents, input.quantity);
  await updateTrade(
    trx,
    existing,
    {
      quantity: input.quantity,
      unitPriceCents,
      totalCents,
      ...(isOnNewTerms ? { dealVersion: deal.version } : {}),
      sealedJointInvestor,
      holdsUnits: true,
      holdExpiresAt: existing.status === 'open' ? holdExpiry(deps, at) : null,
    },
    at,
  );
  await followPurchaser(trx, deps, existing, { joint, input, at });
  const units = { units: input.quantity - held, orders: existing.holdsUnits ? 0 : 1 } as const;
  await changeUnitsTaken(trx, deal.id, units, at);
  // Whom the order names no longer may have left it by this change, and nobody joins meanwhile.
  const isNamedAsBefore = isSamePerson(joint, input.jointInvestor);
  await requireRoom(trx, deps, { ...existing, totalCents }, isNamedAsBefore ? { buyers } : {});
  const isAsSigned = isSame && totalCents === existing.totalCents;
  if (!isAsSigned) {
    await takeBackWhatRestedOnIt(trx, deps, existing, at);
  }
  await auditOrder(trx, deps, isSame ? 'trade.units-reserved-again' : 'trade.changed', existing, {
    quantity: input.quantity,
    totalCents: String(totalCents),
  });
  if (isAsSigned) {
    await submitTradeIfComplete(trx, deps, existing.investorId, existing.id);
  }
}

/** Whether the second purchaser declined or left: then another may be named, whatever was asked. */
async function hasSecondLeft(trx: Db, order: TradeRecord): Promise<boolean> {
  const purchasers = await listPurchasers(trx, order);
  return purchasers.some(({ declinedAt }) => declinedAt !== null);
}

type Named = { joint: JointInvestor | null; input: OrderInput; at: Date };

/** A person who was not named before is invited, and an order that waits for its second purchaser keeps its units for longer. */
async function followPurchaser(
  trx: Db,
  deps: Deps,
  existing: TradeRecord,
  { joint, input, at }: Named,
): Promise<void> {
  if (input.jointInvestor === null) {
    return;
  }
  if (!isSamePerson(joint, input.jointInvestor)) {
    await announce(trx, deps, 'purchaser-named', { order: existing });
  }
  if (existing.status === 'open' && existing.scheduleA !== null) {
    await keepUnitsForPurchaser(trx, { ...existing, holdExpiresAt: holdExpiry(deps, at) }, at);
  }
}

/** Judges the order as it is from now on. Throws what refuses it, unless the portal looks on. */
async function requireRoom(
  trx: Db,
  deps: Deps,
  order: OrderToJudge,
  options: { buyers?: Buyers },
): Promise<void> {
  const { investorId: own, totalCents } = order;
  const isObserved = await isObserving(trx, deps);
  const cause = { occasion: 'change', by: `investor:${own}`, isObserved } as const;
  const judged = await judgeOrder(trx, deps, order, cause, options);
  if (!isObserved) {
    refuseUnlawful(judged, { own, totalCents });
  }
}

/**
 * Checks a quantity against the deal; `held` are the units the order already has. Those may be kept or returned after the deal
 * closed; more of them need an open deal. Throws DEAL_CLOSED, SOLD_OUT, or VALIDATION on the quantity.
 */
export function refuseUnlessOrderable(deal: OfferedDeal, quantity: number, held: number, now: Date): void {
  const isOffered = deal.isLive && now >= deal.opensAt && now < deal.closesAt;
  if (!isOffered && quantity > held) {
    throw new AppError('DEAL_CLOSED');
  }
  if (isSoldOut(deal, held)) {
    throw new AppError('SOLD_OUT');
  }
  const issue = checkQuantity(quantity, deal, held);
  if (issue !== null) {
    throw invalid([issue]);
  }
}

/** Until when an unfinished order keeps its units. */
export function holdExpiry({ config }: Pick<Deps, 'config'>, at: Date): Date {
  return new Date(at.getTime() + config.orderHoldMinutes * MINUTE_MS);
}

type Order = Pick<TradeRecord, 'investorId' | 'id'>;

/** Adds an investor's action on an order to the audit log. */
function auditOrder(
  trx: Db,
  deps: Pick<Deps, 'audit' | 'clock'>,
  action: string,
  order: Order,
  detail: Record<string, unknown>,
): Promise<void> {
  return appendAudit(trx, deps, deps.clock.now(), orderEntry(action, order, detail));
}

/** The audit entry for an investor's action on an order. */
export function orderEntry(
  action: string,
  { investorId, id }: Order,
  detail: Record<string, unknown>,
): AuditEntry {
  return { actor: `investor:${investorId}`, action, target: `trade:${id}`, investorId, detail };
}
