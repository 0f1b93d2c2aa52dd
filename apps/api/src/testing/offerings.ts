import { addDeal } from './deals.ts';
import type { TestPortal } from './open-test-portal.ts';

/** A live deal of units at $1,000: enough of them pass every limit. */
export function addOfferedDeal(
  portal: Pick<TestPortal, 'db' | 'deps'>,
  changes: Parameters<typeof addDeal>[1] = {},
): Promise<string> {
  return addDeal(portal, { unitPriceCents: 100_000n, minimumUnits: 1, maximumUnits: 500, ...changes });
}
