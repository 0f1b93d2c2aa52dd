import type { TradeStatus } from '@portal/domain/order/trades/trade-status';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { requestMail } from '../../../platform/mail/request-mail.ts';
import type { TradeRecord } from './trade-record.ts';

/** With the dealer or past it; an order that ended in the meantime has messages of its own. */
const RECEIVED: readonly TradeStatus[] = ['submitted', 'inReview', 'approved'];

/** The first message after an order was handed over; areas/agreement/signing/mails writes it, because it announces the papers. */
export type OrderReceivedMail = { template: 'order-received'; investorId: string; tradeId: string };

type Order = Pick<TradeRecord, 'investorId' | 'id' | 'status' | 'documentsSealedAt'>;

/**
 * Tells the investor in one message that the order was received, what they still have to do, and where their signed papers are.
 * Called when the order is submitted and when the last paper is sealed; the later of the two sends it.
 */
export async function confirmReceipt(
  trx: Db,
  deps: Deps,
  { investorId, id: tradeId, status, documentsSealedAt }: Order,
): Promise<void> {
  if (RECEIVED.includes(status) && documentsSealedAt !== null) {
    await requestMail(trx, deps, { template: 'order-received', investorId, tradeId });
  }
}
