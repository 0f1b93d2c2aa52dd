/** What other areas read of orders; `lockOrder` is for those that change one. */
export {
  findOrderBackground,
  findOrderFacts,
  type OrderBackground,
  type OrderFacts,
} from './order-facts.store.ts';
export { findTrade as findOrder } from './trades.store.ts';
