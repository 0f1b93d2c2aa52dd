import { ask } from '../../../platform/ask.ts';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { DealRecord } from './deal-record.ts';
import { findPublishedDeal } from './deals.store.ts';

/**
 * A deal by id or slug, if the reader may see it: anybody sees a live one, even after its closing date; a paused or
 * closed one only investors with an order for it. `investorId` is null for a visitor.
 */
export async function findReadableDeal(
  db: Db,
  deps: Pick<Deps, 'answers'>,
  idOrSlug: string,
  investorId: string | null,
): Promise<DealRecord | undefined> {
  const deal = await findPublishedDeal(db, idOrSlug);
  if (deal === undefined || deal.isLive) {
    return deal;
  }
  const isTheirs =
    investorId !== null && (await ask(db, deps, 'has-order-of-deal', { investorId, dealId: deal.id }));
  return isTheirs ? deal : undefined;
}
