import type { Trade } from '@portal/domain/order/trades/trade.wire';

/** What the agreement to a debit names: the amount in dollars, who is paid, and where it is revoked. */
export type DebitTerms = { dollars: number; trustee: string; email: string; phone: string };

export function debitTermsOf({ orderTotal, payee, dealer }: Trade): DebitTerms {
  return { dollars: orderTotal, trustee: payee.name, email: dealer.email, phone: dealer.phone };
}
