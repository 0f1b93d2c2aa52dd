/** What other areas may read of deals. */
export type { DealRecord } from './deal-record.ts';
export { findLiveDeals } from './deals.store.ts';
export { findReadableDeal } from './find-readable-deal.ts';
