import type { MailKind } from '../../../../platform/mail/mail-kind.ts';
import { toAccount } from '../../../people/accounts/profile/mail-recipients.ts';
import { findSignedTitle } from './joint-recipient.store.ts';

export type ProfileSignedMail = { template: 'profile-signed'; investorId: string; fileId: string };

export const profileSignedMail: MailKind<ProfileSignedMail, { documentTitle: string | null }> = {
  texts: 'mail.profileSigned',
  to: toAccount,
  gather: async ({ db }, { investorId, fileId }) => ({
    documentTitle: await findSignedTitle(db, investorId, fileId),
  }),
  path: ({ fileId }) => `/dashboard/documents/${fileId}`,
  says: ({ facts: { documentTitle } }) => ({ named: documentTitle === null ? {} : { documentTitle } }),
};
