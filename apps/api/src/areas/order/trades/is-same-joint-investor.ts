import type { JointInvestor } from '@portal/domain/order/trades/trade.wire';

/** True for the same person at the same address, which is what keeps signatures valid. Both may be absent. */
export function isSamePerson(a: JointInvestor | null, b: JointInvestor | null): boolean {
  return a?.firstName === b?.firstName && a?.lastName === b?.lastName && a?.email === b?.email;
}

/** True when nothing differs; compared by parts, because the database reorders the keys. */
export function isSameJointInvestor(a: JointInvestor | null, b: JointInvestor | null): boolean {
  return isSamePerson(a, b) && a?.relation === b?.relation && a?.language === b?.language;
}
