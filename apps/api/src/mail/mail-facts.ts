import type { Language } from '@portal/domain/wire/user';
import type { Dealer } from '../config/dealer-settings.ts';
import type { MailAttachment } from '../ports/mailer.ts';
import type { OrderFacts } from './mail-facts.store.ts';

export type MemorandumFacts = {
  dealName: Record<Language, string>;
  dealSlug: string;
  title: string;
  version: number;
  /** The document itself; null where it is too large for a message and waits on the deal's page. */
  attachment: MailAttachment | null;
};

/** Who signs and what: the names that stand in the sentences of messages about signing. */
export type SigningFacts = { investorName: string; jointName: string; documentTitle: string };

/** What a message tells of beside its recipient; a part that it does not speak of is null. */
export type MailFacts = {
  /** Who writes. */
  dealer: Pick<Dealer, 'name' | 'address' | 'phone'>;
  order: OrderFacts | null;
  memorandum: MemorandumFacts | null;
  signing: SigningFacts | null;
  /** While the right to cancel the order runs. */
  mayCancel: { rightEndsAt: string; timeZone: string } | null;
};
