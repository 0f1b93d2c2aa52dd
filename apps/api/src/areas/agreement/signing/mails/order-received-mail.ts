import { formatCents } from '@portal/domain/ground/money/format-cents';
import type { Language } from '@portal/domain/ground/people/languages';
import { orderReference } from '@portal/domain/order/trades/order-reference';
import type { Deps } from '../../../../platform/deps.ts';
import type { MailKind, MailSays, Writing } from '../../../../platform/mail/mail-kind.ts';
import { trusteeInForce } from '../../../firm/trustee/trustee-in-force.ts';
import { cancelUntilFacts } from '../../../order/trades/cancelling/cancellation-facts.ts';
import type { OrderReceivedMail } from '../../../order/trades/confirm-receipt.ts';
import {
  gatherRightToCancel,
  type RightToCancel,
} from '../../../order/trades/mails/gather-right-to-cancel.ts';
import {
  gatherOrder,
  type OrderInMail,
  orderPath,
  orderSays,
} from '../../../order/trades/mails/order-in-mail.ts';
import { toAccount } from '../../../people/accounts/profile/mail-recipients.ts';
import { listPapersOfOrder, type SealedPaper } from './joint-recipient.store.ts';

type ReceivedFacts = OrderInMail &
  RightToCancel & {
    /** The signed papers. */
    papers: readonly SealedPaper[];
    /** Who holds the money that the message asks for. */
    trustee: Readonly<Record<Language, string>>;
  };

const TEXTS = 'mail.orderReceived';

export const orderReceivedMail: MailKind<OrderReceivedMail, ReceivedFacts> = {
  texts: TEXTS,
  to: toAccount,
  path: orderPath,
  gather: gatherReceived,
  says: saysReceived,
};

async function gatherReceived(deps: Deps, request: OrderReceivedMail): Promise<ReceivedFacts> {
  const { en, fr } = (await trusteeInForce(deps)).words;
  return {
    ...(await gatherOrder(deps, request)),
    ...(await gatherRightToCancel(deps, request)),
    papers: await listPapersOfOrder(deps.db, request.investorId, request.tradeId),
    trustee: { en: en.trustee, fr: fr.trustee },
  };
}

function saysReceived(writing: Writing<OrderReceivedMail, ReceivedFacts>): MailSays {
  const { named, facts } = orderSays(writing);
  const { language, publicUrl, t } = writing;
  const { papers, mayCancel } = writing.facts;
  const items = papers.map(({ title, fileId }) => ({
    text: title,
    url: `${publicUrl}/dashboard/documents/${fileId}`,
  }));
  return {
    named,
    facts: [...facts, ...cancelUntilFacts(mayCancel, language, t)],
    paragraphs: leftToDo(writing),
    list: items.length === 0 ? null : { title: t(`${TEXTS}.papers`), items },
  };
}

/** What is left for the investor to do. */
function leftToDo({ request, facts, language, t }: Writing<OrderReceivedMail, ReceivedFacts>): string[] {
  const { order, trustee } = facts;
  return order === null
    ? []
    : [
        t(`${TEXTS}.money.${order.moneyToCome}`, {
          amount: formatCents(order.totalCents, language),
          reference: orderReference(request.tradeId),
          trustee: trustee[language],
        }),
      ];
}
