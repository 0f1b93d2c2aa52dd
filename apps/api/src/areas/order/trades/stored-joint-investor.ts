import type { JointInvestor } from '@portal/domain/order/trades/trade.wire';

/** True for the same person at the same address: signatures stand while this does. Both may be nobody. */
export function isSamePerson(a: JointInvestor | null, b: JointInvestor | null): boolean {
  return a?.firstName === b?.firstName && a?.lastName === b?.lastName && a?.email === b?.email;
}

/** True when nothing at all is different; compared by parts, because the database keeps an order of its own. */
export function isSameJointInvestor(a: JointInvestor | null, b: JointInvestor | null): boolean {
  return isSamePerson(a, b) && a?.relation === b?.relation && a?.language === b?.language;
}
