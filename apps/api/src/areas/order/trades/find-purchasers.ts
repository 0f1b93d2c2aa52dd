/** What other areas may know of who buys with an order. */
export { listPurchasers } from './purchasers.store.ts';
