import type { AdmissionKind } from '@portal/domain/firm/admissions/admission-ways';
import type { PersonalEmergency } from '@portal/domain/firm/staff/emergency-kinds';
import type { StaffRole } from '@portal/domain/firm/staff/staff-roles';
import type { Language } from '@portal/domain/ground/people/languages';
import type { MailKinds } from '../../../platform/mail/mail-kind.ts';
import { toGivenAddress } from '../../people/accounts/profile/mail-recipients.ts';

/** To the dealer's staff, who have no investor account, so the request carries the address. */
export type StaffMail = ToStaff &
  (
    | { template: 'staff-invited' | 'staff-reset'; invitationToken: string }
    | { template: 'acted-alone'; emergency: ActedAlone }
    | { template: 'colleague-changed'; colleague: ColleagueChanged }
  );

type ToStaff = { investorId: null; address: string; language: Language };

/** What one person did alone that takes two, and which order or person it is about. */
type ActedAlone = { kind: PersonalEmergency; about: string; by: string; reason: string };

/** Who came in, begins anew or has other roles, and by whom. */
type ColleagueChanged = {
  kind: Exclude<AdmissionKind, 'before'>;
  roles: readonly StaffRole[];
  name: string;
  email: string;
  proposedBy: string | null;
  approvedBy: string | null;
};

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
  'colleague-changed': {
    ...TO_STAFF,
    texts: 'mailOffice.colleague',
    path: () => '/office/people',
    says: ({ request: { colleague }, t }) => {
      const { kind, roles, name, email, proposedBy, approvedBy } = colleague;
      const by = (who: string | null, otherwise: string) => who ?? t(`mailOffice.colleague.${otherwise}`);
      return {
        named: {
          what: t(`mailOffice.colleague.kinds.${kind}`, {
            name,
            role: roles.map((role) => t(`office.roles.${role}`)).join(', '),
          }),
        },
        facts: [
          { label: t('mailOffice.colleague.person'), value: `${name}, ${email}` },
          { label: t('mailOffice.colleague.proposed'), value: by(proposedBy, 'operator') },
          { label: t('mailOffice.colleague.approved'), value: by(approvedBy, 'nobody') },
        ],
      };
    },
  },
};
