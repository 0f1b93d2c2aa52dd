/** What other areas read of deals. */
export { type DealRecord, findLiveDeals, findPublishedDeal } from './deals.store.ts';
