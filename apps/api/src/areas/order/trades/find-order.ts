/** What other areas read of orders; `lockOrder` is for those that change one. */
export { findOrderBackground, type OrderBackground } from './order-background.store.ts';
export { findOrderFacts, type OrderFacts } from './order-facts.store.ts';
export { findTrade as findOrder } from './trades.store.ts';
