import type { JointInvestor, Trade } from '@portal/domain/order/trades/trade.wire';
import { nextActionOf } from '@portal/domain/order/wizard/next-action';

/** The joint investor if only their signature is missing: the notices say so and what can be done, so nothing else repeats it. */
export function jointWaitedFor(trade: Trade): JointInvestor | null {
  return nextActionOf(trade.nextAction) === 'wait-for-joint' ? trade.jointInvestor : null;
}
