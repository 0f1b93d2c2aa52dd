/** What about money nobody at the dealer has looked at yet. */
export { countOpenFlagsOf, findOpenFlag, listOpenFlags, type PaymentFlag } from './payment-flags.store.ts';
