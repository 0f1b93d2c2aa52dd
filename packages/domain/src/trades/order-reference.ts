const REFERENCE_LENGTH = 8;

/**
 * The short name of an order that people read out, type into a bank's memo and see in messages, such as `3A2D34FE`: the
 * first characters of its id, in capitals. The dealer's command line takes it for the order's number.
 */
export function orderReference(tradeId: string): string {
  return tradeId.slice(0, REFERENCE_LENGTH).toUpperCase();
}
