import type { MailKind, MailSays, Writing } from '../../../platform/mail/mail-kind.ts';
import { toAccount } from '../../people/accounts/profile/mail-recipients.ts';
import { gatherMemorandum, type MemorandumFacts } from './gather-memorandum.ts';

/** The message that carries a memorandum. */
export type MemorandumMail = { template: 'offering-memorandum'; investorId: string; documentId: string };

const TEXTS = 'mail.offeringMemorandum';

export const memorandumMail: MailKind<MemorandumMail, MemorandumFacts> = {
  texts: TEXTS,
  to: toAccount,
  gather: (deps, { documentId }) => gatherMemorandum(deps, documentId),
  path: (_request, { dealSlug }) => `/dashboard/marketplace/${dealSlug}`,
  says: (writing) => memorandumSays(TEXTS, writing),
};

/** Which memorandum of which deal a message carries, and that it is kept in the portal too; by the message's texts. */
export function memorandumSays(
  texts: string,
  { facts, language, t }: Pick<Writing<unknown, MemorandumFacts>, 'facts' | 'language' | 't'>,
): MailSays {
  const { dealName, title, version, attachment } = facts;
  return {
    named: { dealName: dealName[language] },
    facts: [
      { label: t('mail.orderFacts.deal'), value: dealName[language] },
      { label: t(`${texts}.document`), value: title },
      { label: t(`${texts}.version`), value: String(version) },
    ],
    paragraphs: [t(attachment === null ? `${texts}.inPortal` : `${texts}.attached`)],
    attachment,
  };
}
