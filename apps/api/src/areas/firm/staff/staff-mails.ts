import type { PersonalEmergency } from '@portal/domain/firm/staff/emergencies';
import type { Language } from '@portal/domain/ground/people/languages';
import type { MailTemplates } from '../../../platform/mail/mail-template.ts';

/** To the dealer's staff, who have no investor account, so the request carries the address. */
export type StaffMail = ToStaff &
  (
    | { template: 'staff-invited' | 'staff-reset'; invitationToken: string }
    | { template: 'acted-alone'; emergency: ActedAlone }
  );

type ToStaff = { investorId: null; address: string; language: Language };

/** What one person did alone that takes two, and which order or person it is about. */
export type ActedAlone = { kind: PersonalEmergency; about: string; by: string; reason: string };

export const STAFF_MAIL_TEMPLATES: MailTemplates<StaffMail> = {
  'staff-invited': {
    texts: 'mailOffice.invited',
    to: 'unconfirmed',
    page: 'invitation',
    footer: 'mailOffice.footer',
    isSecurity: true,
  },
  'acted-alone': {
    texts: 'mailOffice.actedAlone',
    to: 'confirmed',
    page: 'office',
    footer: 'mailOffice.footer',
    isSecurity: true,
  },
  'staff-reset': {
    texts: 'mailOffice.reset',
    to: 'unconfirmed',
    page: 'invitation',
    footer: 'mailOffice.footer',
    isSecurity: true,
  },
};
