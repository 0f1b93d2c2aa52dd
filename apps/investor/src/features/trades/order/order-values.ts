import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import { checkAmount } from '@portal/domain/offering/deals/order-amount';
import { overRoom } from '@portal/domain/order/exemptions/over-room';
import type { Room } from '@portal/domain/order/exemptions/room.wire';
import { checkJointInvestor } from '@portal/domain/order/trades/check-joint-investor';
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

/** The order page's values; the amount in dollars, or as text if it is not one. */
export type OrderValues = { amount: NumberAnswer; hasJointInvestor: boolean } & JointAnswers;

/** Its values from a draft. */
export type KeptOrder = { amount: NumberAnswer | undefined; joint: JointDraft | null };

export const AMOUNT_FIELD = 'amount';

/** Units reserved by this order itself, which are free for it. */
export function heldBy(trade: Trade | null): number {
  return trade?.holdsUnits === true ? trade.quantity : 0;
}

/** The amount in a draft: a number, or the text typed. */
export function keptAmount(draft: DraftData | null): NumberAnswer | undefined {
  const amount = draft?.amount;
  return typeof amount === 'number' || typeof amount === 'string' ? amount : undefined;
}

/** Initial values: from the draft, else the order. */
export function orderStart(trade: Trade | null, kept: KeptOrder, firstAmount: number): OrderValues {
  const joint = kept.joint ?? jointOfOrder(trade);
  return {
    amount: kept.amount ?? firstAmount,
    hasJointInvestor: joint.isOn,
    ...jointAnswersOf(joint.values),
  };
}

/** The values as stored in a draft; a joint investor only if there is or was one. */
export function orderDraft(values: OrderValues, trade: Trade | null): DraftData {
  const { amount, hasJointInvestor: isOn } = values;
  const typed = jointValuesOf(values);
  const isKept = isOn || jointOfOrder(trade).isOn || Object.values(typed).some((text) => text !== '');
  return { amount, ...(isKept ? { joint: { isOn, values: typed } } : {}) };
}

/** What an order is checked against; `room` is what the law lets the person buy, undefined until it is known. */
export type OrderBounds = {
  deal: Deal;
  held: number;
  ownEmail: string;
  room: Room | undefined;
  /** A day in the language on screen. */
  day: (day: string) => string;
};

function roomIssue(amount: NumberAnswer, room: Room | undefined, day: OrderBounds['day']): FieldIssue | null {
  const over = room === undefined || typeof amount !== 'number' ? null : overRoom(amount, room);
  if (over === null) {
    return null;
  }
  const name = over.room === 0 ? 'noRoom' : 'aboveRoom';
  const values = { over: over.over, room: over.room };
  return over.fitsOn === null
    ? { path: AMOUNT_FIELD, key: `trades.amount.${name}`, values }
    : { path: AMOUNT_FIELD, key: `trades.amount.${name}Until`, values: { ...values, day: day(over.fitsOn) } };
}

/** The issues of an order before it is placed, in page order. */
export function checkOrder(
  values: OrderValues,
  { deal, held, ownEmail, room, day }: OrderBounds,
): FieldIssue[] {
  const amount = checkAmount(values.amount, deal, held) ?? roomIssue(values.amount, room, day);
  const joint = checkJointInvestor(jointValuesOf(values), ownEmail);
  return [
    ...(amount === null ? [] : [amount]),
    ...(!values.hasJointInvestor || joint.ok ? [] : joint.issues).map((issue) => ({
      ...issue,
      path: `jointInvestor.${issue.path}`,
    })),
  ];
}
