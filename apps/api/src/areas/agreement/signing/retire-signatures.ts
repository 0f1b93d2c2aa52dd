import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { OrderEvents } from '../../order/trades/order-events.ts';
import { supersedeEnvelopes } from './ceremony/supersede-envelopes.store.ts';
import { askToReconcileOrder } from './provider/ask-to-reconcile-order.ts';

/** Retires the ceremony of an order that changed, here and at the signing provider. */
export async function retireSignatures(
  trx: Db,
  deps: Deps,
  { order }: OrderEvents['order-changed'],
): Promise<void> {
  await supersedeEnvelopes(trx, order.investorId, order.id);
  await askToReconcileOrder(trx, deps, order);
}
