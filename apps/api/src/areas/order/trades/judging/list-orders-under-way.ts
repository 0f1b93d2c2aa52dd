/** What areas that build on orders may know of all that somebody has under way. */
export { findOrdersUnderWay as listOrdersUnderWay } from './orders-under-way.store.ts';
