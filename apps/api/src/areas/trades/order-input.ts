import type { JointInvestor } from '@portal/domain/wire/trade';

/** What an investor says of an order when placing or changing it. */
export type OrderInput = { quantity: number; jointInvestor: JointInvestor | null };
