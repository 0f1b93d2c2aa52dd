import type { Dealer } from '../../platform/config/dealer-settings.ts';
import type { MemorandumFacts } from '../memorandum/gather-memorandum.ts';
import type { OrderFacts } from '../trades/find-order.ts';

/** What a message tells of beside its recipient; a part that it does not speak of is null. */
export type MailFacts = {
  /** Who writes. */
  dealer: Pick<Dealer, 'name' | 'address' | 'phone'>;
  order: OrderFacts | null;
  memorandum: MemorandumFacts | null;
  /** Of the signed document that the message is about. */
  documentTitle: string | null;
  /** While the right to cancel the order runs. */
  mayCancel: { rightEndsAt: string; timeZone: string } | null;
};
