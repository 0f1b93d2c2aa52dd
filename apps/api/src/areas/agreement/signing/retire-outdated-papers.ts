import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { OrderEvents } from '../../order/trades/order-events.ts';
import { takeSignaturesBack } from '../../order/trades/record-signatures.ts';
import { papersAwaited } from './papers-awaited.ts';
import { retireSignatures } from './retire-signatures.ts';

/**
 * An order that goes back to its investor with papers that do not do is signed again: those of its papers that say what they said keep their
 * signatures, as always.
 */
export async function retireOutdatedPapers(
  trx: Db,
  deps: Deps,
  { order }: OrderEvents['order-returned'],
): Promise<void> {
  if ((await papersAwaited(trx, order)) !== null) {
    await takeSignaturesBack(trx, order, deps.clock.now());
    await retireSignatures(trx, deps, { order });
  }
}
