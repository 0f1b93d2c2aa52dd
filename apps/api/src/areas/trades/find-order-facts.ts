/** What is told of an order where another area only names it. */
export { findOrderFacts, type OrderFacts } from './order-facts.store.ts';
