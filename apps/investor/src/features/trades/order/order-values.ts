import type { FieldIssue } from '@portal/domain/forms/field-issue';
import { centsFromDollars, dollarsFromCents } from '@portal/domain/money/cents';
import { checkJointInvestor } from '@portal/domain/trades/joint-investor';
import { orderTotalCents } from '@portal/domain/trades/order-total';
import { checkQuantity, parseQuantity } from '@portal/domain/trades/order-units';
import type { Deal } from '@portal/domain/wire/deal';
import type { Trade } from '@portal/domain/wire/trade';
import type { DraftData } from '#state/draft-queue.ts';
import {
  type JointAnswers,
  type JointDraft,
  jointAnswersOf,
  jointOfOrder,
  jointValuesOf,
} from './joint-answers.ts';

/** What the order page asks, the number of units as it was typed. */
export type OrderValues = { quantity: string; hasJointInvestor: boolean } & JointAnswers;

/** What a draft kept of it. */
export type KeptOrder = { quantity: string | undefined; joint: JointDraft | null };

export const QUANTITY_FIELD = 'quantity';

/** Units that this very order has reserved: they are free for itself. */
export function heldBy(trade: Trade | null): number {
  return trade?.holdsUnits === true ? trade.quantity : 0;
}

/** The answers that the page starts with: those of the draft, else of the order. */
export function orderStart(trade: Trade | null, kept: KeptOrder, firstQuantity: string): OrderValues {
  const joint = kept.joint ?? jointOfOrder(trade);
  return {
    quantity: kept.quantity ?? firstQuantity,
    hasJointInvestor: joint.isOn,
    ...jointAnswersOf(joint.values),
  };
}

/** The answers as a draft keeps them; a joint investor only where there is or was one. */
export function orderDraft(values: OrderValues, trade: Trade | null): DraftData {
  const { quantity, hasJointInvestor: isOn } = values;
  const typed = jointValuesOf(values);
  const isKept = isOn || jointOfOrder(trade).isOn || Object.values(typed).some((text) => text !== '');
  return { quantity, ...(isKept ? { joint: { isOn, values: typed } } : {}) };
}

/** What is wrong with an order before it is placed, in the order of the page. */
export function checkOrder(
  values: OrderValues,
  { deal, held, ownEmail }: { deal: Deal; held: number; ownEmail: string },
): FieldIssue[] {
  const quantity = checkQuantity(parseQuantity(values.quantity), deal, held);
  const joint = checkJointInvestor(jointValuesOf(values), ownEmail);
  return [
    ...(quantity === null ? [] : [quantity]),
    ...(!values.hasJointInvestor || joint.ok ? [] : joint.issues).map((issue) => ({
      ...issue,
      path: `jointInvestor.${issue.path}`,
    })),
  ];
}

/** The total in dollars of so many units, or null where they make no order. */
export function totalDollars(deal: Deal, quantity: number | null): number | null {
  const isCount = quantity !== null && quantity > 0 && quantity <= deal.maximumUnits;
  return isCount ? dollarsFromCents(orderTotalCents(centsFromDollars(deal.unitPrice), quantity)) : null;
}
