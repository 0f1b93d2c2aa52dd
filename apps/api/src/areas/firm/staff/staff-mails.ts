import type { PersonalEmergency } from '@portal/domain/firm/staff/emergency-kinds';
import type { Language } from '@portal/domain/ground/people/languages';
import type { MailKinds } from '../../../platform/mail/mail-kind.ts';
import { toGivenAddress } from '../../people/accounts/profile/mail-recipients.ts';

/** To the dealer's staff, who have no investor account, so the request carries the address. */
export type StaffMail = ToStaff &
  (
    | { template: 'staff-invited' | 'staff-reset'; invitationToken: string }
    | { template: 'acted-alone'; emergency: ActedAlone }
  );

type ToStaff = { investorId: null; address: string; language: Language };

/** What one person did alone that takes two, and which order or person it is about. */
type ActedAlone = { kind: PersonalEmergency; about: string; by: string; reason: string };

const TO_STAFF = {
  to: toGivenAddress,
  footer: 'mailOffice.footer',
  isOfOffice: true,
  isSecurity: true,
} as const;

const invitationPath = ({ invitationToken }: { invitationToken: string }) =>
  `/office/invitation/${invitationToken}`;

export const STAFF_MAILS: MailKinds<StaffMail> = {
  'staff-invited': { ...TO_STAFF, texts: 'mailOffice.invited', path: invitationPath },
  'staff-reset': { ...TO_STAFF, texts: 'mailOffice.reset', path: invitationPath },
  'acted-alone': {
    ...TO_STAFF,
    texts: 'mailOffice.actedAlone',
    path: () => '/office',
    says: ({ request: { emergency }, t }) => {
      const { kind, about, by, reason } = emergency;
      return {
        named: { by, what: t(`mailOffice.actedAlone.acts.${kind}`, { about }) },
        // What somebody typed is no prose of ours.
        facts: [{ label: t('mailOffice.actedAlone.reason'), value: reason }],
      };
    },
  },
};
