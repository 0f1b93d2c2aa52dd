import type { Language } from '@portal/domain/ground/people/languages';
import type { MailRequest } from '../../../platform/mail/request-mail.ts';
import type { MemorandumFacts } from '../../agreement/memorandum/gather-memorandum.ts';
import type { SealedPaper } from '../../agreement/signing/find-joint-recipient.ts';
import type { NewDealFacts } from '../../offering/new-deals/gather-new-deal.ts';
import type { OrderFacts } from '../../order/trades/find-order.ts';
import type { ArticleFacts } from '../../people/articles/gather-article.ts';

/** What a message tells of beside its recipient; a part that it does not speak of is null. */
export type MailFacts = {
  order: OrderFacts | null;
  memorandum: MemorandumFacts | null;
  newDeal: NewDealFacts | null;
  article: ArticleFacts | null;
  /** Of the signed document that the message is about. */
  documentTitle: string | null;
  /** The sealed documents that the message announces. */
  papers: readonly SealedPaper[];
  /** The time zone in which the message tells times. */
  clock: string;
  /** Who holds the money that the message asks for. */
  trustee: Readonly<Record<Language, string>> | null;
  /** While the right to cancel the order runs. */
  mayCancel: { rightEndsAt: string; timeZone: string } | null;
};

/** Says a text of the catalogue in the recipient's language; its key is put together from the template's. */
export type SayMail = (key: string, values?: Record<string, string | number>) => string;

/** The memorandum, where the message is about one. */
export function memorandumOf(request: MailRequest, { memorandum }: MailFacts): MemorandumFacts | null {
  return 'documentId' in request ? memorandum : null;
}
