/** What about money nobody at the dealer has looked at yet. */
export { listOpenFlags, type PaymentFlag } from './payment-flags.store.ts';
