import { nextActionOf } from '@portal/domain/trades/next-action';
import type { JointInvestor, Trade } from '@portal/domain/wire/trade';

/** The joint investor whose signature alone is missing: the notices say so with what can be done, so nothing else repeats it. */
export function jointWaitedFor(trade: Trade): JointInvestor | null {
  return nextActionOf(trade.nextAction) === 'wait-for-joint' ? trade.jointInvestor : null;
}
