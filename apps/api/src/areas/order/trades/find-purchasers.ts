/** What other areas may know of who buys with an order. */
export { listPurchasers, type Purchaser } from './purchasers.store.ts';
