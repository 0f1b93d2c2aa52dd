import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import { checkAmount } from '@portal/domain/offering/deals/order-amount';
import { checkJointInvestor } from '@portal/domain/order/trades/joint-investor';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import type { NumberAnswer } from '@portal/web/form/read-number';
import type { DraftData } from '#state/drafts/draft-queue.ts';
import {
  type JointAnswers,
  type JointDraft,
  jointAnswersOf,
  jointOfOrder,
  jointValuesOf,
} from './joint-answers.ts';

/** What the order page asks; the amount is in dollars, or the text that is none. */
export type OrderValues = { amount: NumberAnswer; hasJointInvestor: boolean } & JointAnswers;

/** What a draft kept of it. */
export type KeptOrder = { amount: NumberAnswer | undefined; joint: JointDraft | null };

export const AMOUNT_FIELD = 'amount';

/** Units that this very order has reserved: they are free for itself. */
export function heldBy(trade: Trade | null): number {
  return trade?.holdsUnits === true ? trade.quantity : 0;
}

/** The amount that a draft kept: a number, or what was typed of one. */
export function keptAmount(draft: DraftData | null): NumberAnswer | undefined {
  const amount = draft?.amount;
  return typeof amount === 'number' || typeof amount === 'string' ? amount : undefined;
}

/** The answers that the page starts with: those of the draft, else of the order. */
export function orderStart(trade: Trade | null, kept: KeptOrder, firstAmount: number): OrderValues {
  const joint = kept.joint ?? jointOfOrder(trade);
  return {
    amount: kept.amount ?? firstAmount,
    hasJointInvestor: joint.isOn,
    ...jointAnswersOf(joint.values),
  };
}

/** The answers as a draft keeps them; a joint investor only where there is or was one. */
export function orderDraft(values: OrderValues, trade: Trade | null): DraftData {
  const { amount, hasJointInvestor: isOn } = values;
  const typed = jointValuesOf(values);
  const isKept = isOn || jointOfOrder(trade).isOn || Object.values(typed).some((text) => text !== '');
  return { amount, ...(isKept ? { joint: { isOn, values: typed } } : {}) };
}

/** What is wrong with an order before it is placed, in the order of the page. */
export function checkOrder(
  values: OrderValues,
  { deal, held, ownEmail }: { deal: Deal; held: number; ownEmail: string },
): FieldIssue[] {
  const amount = checkAmount(values.amount, deal, held);
  const joint = checkJointInvestor(jointValuesOf(values), ownEmail);
  return [
    ...(amount === null ? [] : [amount]),
    ...(!values.hasJointInvestor || joint.ok ? [] : joint.issues).map((issue) => ({
      ...issue,
      path: `jointInvestor.${issue.path}`,
    })),
  ];
}
