/** What about money nobody at the dealer has looked at yet. */
export { countOpenFlagsOf, listOpenFlags, type PaymentFlag } from './payment-flags.store.ts';
