import type { JointInvestor } from '@portal/domain/order/trades/trade.wire';

/** What an investor says of an order when placing or changing it. */
export type OrderInput = { quantity: number; jointInvestor: JointInvestor | null };
