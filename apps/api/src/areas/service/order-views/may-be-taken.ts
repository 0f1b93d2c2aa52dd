import { mayTakeOrder } from '@portal/domain/people/representatives/representative';
import type { Deps } from '../../../platform/deps.ts';
import { isObserving } from '../../order/exemptions/is-observing.ts';
import { findRepresentativeOf } from '../../order/trades/find-purchasers.ts';
import { findWorker } from '../../people/representatives/find-representatives.ts';

/**
 * Says, of where everybody lives who buys with an order of this investor, whether somebody of the dealer may take it now. While the portal
 * looks on nobody is held up. The same for one order as for a hundred.
 */
export async function mayBeTaken(
  deps: Deps,
  investorId: string,
): Promise<(homes: readonly (string | null)[]) => boolean> {
  if (await isObserving(deps.db, deps)) {
    return () => true;
  }
  const worker = await findWorker(deps.db, await findRepresentativeOf(deps.db, investorId));
  const at = deps.clock.now();
  return (homes) => mayTakeOrder(worker, homes, at);
}
