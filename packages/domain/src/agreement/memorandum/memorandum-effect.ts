import type { TradeStatus } from '../../order/trades/trade-status.ts';

/** An order under way whose purchasers have to confirm a new version of the memorandum. */
export type OrderToConfirm = {
  investorId: string;
  status: TradeStatus;
  /** Two people buy. */
  isJoint: boolean;
  /** Its investor confirmed an earlier version. */
  hasConfirmedEarlier: boolean;
};

/** Orders that are not approved: a new version has to reach their purchasers before they are. */
export const STATUSES_THAT_CONFIRM = [
  'open',
  'changesAsked',
  'submitted',
  'inReview',
] as const satisfies readonly TradeStatus[];

const AT_THE_DEALER: readonly TradeStatus[] = ['submitted', 'inReview'];

/** What publishing a new version does, in orders and in people. */
export type MemorandumEffect = {
  /** Orders at the dealer that cannot be approved until their purchasers have confirmed. */
  stopped: number;
  /** Orders that their investors have not handed in, and cannot before they have confirmed. */
  before: number;
  /** People who have to confirm: an investor once, and the second purchaser of each order. */
  people: number;
  /** Investors among them who confirmed an earlier version. */
  again: number;
};

/** What a new version does to the orders of its deal. Those that are approved or over are left out. */
export function memorandumEffect(orders: readonly OrderToConfirm[]): MemorandumEffect {
  const waiting = orders.filter(({ status }) => STATUSES_THAT_CONFIRM.some((one) => one === status));
  const investors = new Set(waiting.map(({ investorId }) => investorId));
  const again = waiting.filter(({ hasConfirmedEarlier }) => hasConfirmedEarlier);
  const stopped = waiting.filter(({ status }) => AT_THE_DEALER.includes(status)).length;
  return {
    stopped,
    before: waiting.length - stopped,
    people: investors.size + waiting.filter(({ isJoint }) => isJoint).length,
    again: new Set(again.map(({ investorId }) => investorId)).size,
  };
}
