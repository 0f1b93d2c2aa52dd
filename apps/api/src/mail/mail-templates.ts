import type { MailRequest } from './request-mail.ts';

type TemplateName = MailRequest['template'];

export type MailPage =
  | 'marketplace'
  | 'deal'
  | 'login'
  | 'order'
  | 'reset'
  | 'document'
  | 'signing'
  | 'copies'
  | 'verify-email'
  | 'confirm-email';

/** Where a template's texts are and which page its button opens; null for a person who has none in the portal. */
export type MailTemplate = {
  texts: string;
  page: MailPage | null;
  /** About the safety of the account: sent also to an address from which messages came back. */
  isSecurity?: true;
};

export const MAIL_TEMPLATES: Readonly<Record<TemplateName, MailTemplate>> = {
  welcome: { texts: 'mail.welcome', page: 'verify-email' },
  'verify-email': { texts: 'mailAccount.verify', page: 'verify-email', isSecurity: true },
  'email-change-old': { texts: 'mailAccount.changeOld', page: 'confirm-email', isSecurity: true },
  'email-change-new': { texts: 'mailAccount.changeNew', page: 'confirm-email', isSecurity: true },
  'email-changed': { texts: 'mailAccount.changed', page: 'login', isSecurity: true },
  'two-factor-on': { texts: 'mailAccount.twoFactorOn', page: 'login', isSecurity: true },
  'two-factor-off': { texts: 'mailAccount.twoFactorOff', page: 'login', isSecurity: true },
  'password-reset': { texts: 'mail.passwordReset', page: 'reset', isSecurity: true },
  'password-changed': { texts: 'mail.passwordChanged', page: 'login', isSecurity: true },
  'order-received': { texts: 'mail.orderReceived', page: 'order' },
  'document-signed': { texts: 'mail.documentSigned', page: 'document' },
  'profile-signed': { texts: 'mail.profileSigned', page: 'document' },
  'joint-invitation': { texts: 'mail.jointInvitation', page: 'signing' },
  'joint-reminder': { texts: 'mail.jointReminder', page: 'signing' },
  'joint-document': { texts: 'mail.jointDocument', page: 'copies' },
  'joint-memorandum': { texts: 'mail.jointMemorandum', page: 'signing' },
  'joint-amendment': { texts: 'mail.jointAmendment', page: 'signing' },
  'joint-declined': { texts: 'mail.jointDeclined', page: 'order' },
  'order-approved': { texts: 'mail.orderApproved', page: 'order' },
  'order-returned': { texts: 'mail.orderReturned', page: 'order' },
  'order-declined': { texts: 'mail.orderDeclined', page: 'order' },
  'order-archived': { texts: 'mailPayments.archived', page: 'order' },
  'order-cancelled': { texts: 'mailCancellation.byRight', page: 'order' },
  'order-withdrawn': { texts: 'mailCancellation.withdrawn', page: 'order' },
  'joint-order-cancelled': { texts: 'mailCancellation.joint', page: null },
  'payment-received': { texts: 'mailPayments.received', page: 'order' },
  'payment-returned': { texts: 'mailPayments.returned', page: 'order' },
  'payment-released': { texts: 'mailPayments.released', page: 'order' },
  'payment-refunded': { texts: 'mailPayments.refunded', page: 'order' },
  'payment-after-end': { texts: 'mailPayments.afterEnd', page: 'order' },
  'debit-stopped': { texts: 'mailPayments.debitStopped', page: 'order' },
  'offering-memorandum': { texts: 'mail.offeringMemorandum', page: 'deal' },
};
