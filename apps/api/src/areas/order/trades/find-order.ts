/** What other areas may read of orders; those that change one use `lockOrder`. */
export {
  findOrderBackground,
  findOrderFacts,
  type OrderBackground,
  type OrderFacts,
} from './order-facts.store.ts';
export { findTrade as findOrder } from './trades.store.ts';
