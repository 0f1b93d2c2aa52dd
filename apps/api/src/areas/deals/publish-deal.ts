/** Puts deals and their documents on offer; the demonstration and tests do, until an office does. */
export {
  hasAnyDeal,
  hasAnyDealDocument,
  insertDeal as publishDeal,
  insertDealDocument as publishDealDocument,
} from './deals.store.ts';
