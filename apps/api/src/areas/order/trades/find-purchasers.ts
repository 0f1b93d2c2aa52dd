/** What other areas may know of the people who buy with an order. */
export { findRepresentativeOf, listPurchasers } from './purchasers.store.ts';
