import type { JointInvestor } from '@portal/domain/order/trades/trade.wire';

/** The column `trades.joint_investor`: orders placed before relation and language were asked for have neither. */
export type StoredJointInvestor = Pick<JointInvestor, 'firstName' | 'lastName' | 'email'> &
  Partial<Pick<JointInvestor, 'relation' | 'language'>>;

/** The joint investor of an order, from its row. */
export function jointInvestorOf(stored: StoredJointInvestor | null): JointInvestor | null {
  return stored === null ? null : { relation: 'other', language: 'en', ...stored };
}

/** True for the same person at the same address: signatures stand while this does. Both may be nobody. */
export function isSamePerson(a: JointInvestor | null, b: JointInvestor | null): boolean {
  return a?.firstName === b?.firstName && a?.lastName === b?.lastName && a?.email === b?.email;
}

/** True when nothing at all is different; compared by parts, because the database keeps an order of its own. */
export function isSameJointInvestor(a: JointInvestor | null, b: JointInvestor | null): boolean {
  return isSamePerson(a, b) && a?.relation === b?.relation && a?.language === b?.language;
}
