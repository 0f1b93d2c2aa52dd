/** What a proposal about an order's money is about, as four eyes know it; one is open at a time. */
export function moneyTarget(tradeId: string): string {
  return `money:${tradeId}`;
}
