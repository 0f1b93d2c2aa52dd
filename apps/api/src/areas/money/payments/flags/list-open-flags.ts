/** Open flags about money, for other areas. */
export { countOpenFlagsOf, findOpenFlag, listOpenFlags, type PaymentFlag } from './payment-flags.store.ts';
