import { formatCents } from '@portal/domain/ground/money/format-cents';
import type { Language } from '@portal/domain/ground/people/languages';
import { orderReference } from '@portal/domain/order/trades/order-reference';
import type { MailItem } from '../../../platform/mail/mail-parts.ts';
import type { MailRequest } from '../../../platform/mail/request-mail.ts';
import type { MailFacts, SayMail } from './mail-facts.ts';

/** What is left for the investor to do once their order was received; nothing in other messages. */
export function leftToDo(
  request: MailRequest,
  { order, trustee }: Pick<MailFacts, 'order' | 'trustee'>,
  language: Language,
  t: SayMail,
): string[] {
  return request.template !== 'order-received' || order === null
    ? []
    : [
        t(`mail.orderReceived.money.${order.moneyToCome}`, {
          amount: formatCents(order.totalCents, language),
          reference: orderReference(request.tradeId),
          trustee: trustee?.[language] ?? '',
        }),
      ];
}

/** The signed papers that a message announces: an investor's each with its page, a joint investor's behind the one link. */
export function announcedPapers(
  request: MailRequest,
  { papers }: Pick<MailFacts, 'papers'>,
  publicUrl: string,
): MailItem[] {
  const isOwn = request.template === 'order-received';
  return papers.map(({ title, fileId }) => ({
    text: title,
    url: isOwn ? `${publicUrl}/dashboard/documents/${fileId}` : null,
  }));
}
