import type { MailRequest } from '../../../platform/mail/request-mail.ts';
import type { MemorandumFacts } from '../../agreement/memorandum/gather-memorandum.ts';
import type { Recipient } from '../../people/accounts/profile/find-recipient.ts';
import { type MailFacts, memorandumOf, type SayMail } from './mail-facts.ts';
import { MAIL_TEMPLATES } from './mail-templates.ts';
import { namedInMail } from './named-in-mail.ts';
import { leftToDo } from './received-order.ts';

/** What a message says in sentences. */
export function mailParagraphs(
  request: MailRequest,
  { language, confirmedName }: Recipient,
  facts: MailFacts,
  t: SayMail,
): string[] {
  const { texts } = MAIL_TEMPLATES[request.template];
  const article = facts.article?.article[language] ?? null;
  const named = namedInMail(request, facts, language, t);
  return [
    ...(article === null ? [] : article.text.split(/\n{2,}/)),
    ...t(`${texts}.body`, named).split('\n\n'),
    // Each line by itself: what somebody typed is no prose of ours.
    ...('replyText' in request ? request.replyText.split(/\n+/) : []),
    ...newEmailOf(request, confirmedName !== null, t),
    ...('cancellation' in request ? [t(`mailCancellation.money.${request.cancellation.money}`)] : []),
    ...leftToDo(request, facts, language, t),
    ...whereToRead(memorandumOf(request, facts), texts, t),
  ];
}

/** Where a change of address leads, told to who has shown that the present one is theirs: an address can be an advertisement. */
function newEmailOf(request: MailRequest, isConfirmed: boolean, t: SayMail): string[] {
  return isConfirmed && request.template === 'email-change-old'
    ? [t('mailAccount.changeOld.newEmail', { newEmail: request.newEmail })]
    : [];
}

/** What the message carries, and that it is kept in the portal too. */
function whereToRead(memorandum: MemorandumFacts | null, texts: string, t: SayMail): string[] {
  if (memorandum === null) {
    return [];
  }
  return [t(memorandum.attachment === null ? `${texts}.inPortal` : `${texts}.attached`)];
}
