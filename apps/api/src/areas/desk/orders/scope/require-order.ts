import type { Db } from '../../../../platform/db/tables.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { type Reader, representativeOf } from '../../queues/rows/ask-queue.ts';
import { findOwner } from './orders-in-scope.store.ts';

/** An order that a staff member may see, by its number. */
export type OrderInScope = { investorId: string; tradeId: string };

/** Throws NOT_FOUND for an order that does not exist or belongs to another representative's client. */
export async function requireOrder(db: Db, reader: Reader, orderId: string): Promise<OrderInScope> {
  const investorId = await findOwner(db, orderId, representativeOf(reader));
  if (investorId === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return { investorId, tradeId: orderId };
}
