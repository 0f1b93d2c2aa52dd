const REFERENCE_LENGTH = 8;
const REFERENCE = /^[0-9A-F]{8}$/;

/**
 * The short name of an order that people read out, type into a bank's memo and see in messages, such as `3A2D34FE`: the
 * first characters of its id, in capitals. The dealer's command line takes it for the order's number.
 */
export function orderReference(tradeId: string): string {
  return tradeId.slice(0, REFERENCE_LENGTH).toUpperCase();
}

/** True for what may be an order's short name. */
export function isOrderReference(word: string): boolean {
  return REFERENCE.test(word);
}
