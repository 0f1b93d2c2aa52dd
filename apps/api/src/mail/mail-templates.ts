import type { MailRequest } from './request-mail.ts';

type TemplateName = MailRequest['template'];

export type MailPage = 'marketplace' | 'deal' | 'login' | 'order' | 'reset';

/** Where a template's texts are and which page its button opens. */
export type MailTemplate = {
  texts: string;
  page: MailPage;
  /** About the safety of the account: sent also to an address from which messages came back. */
  isSecurity?: true;
};

export const MAIL_TEMPLATES: Readonly<Record<TemplateName, MailTemplate>> = {
  welcome: { texts: 'mail.welcome', page: 'marketplace' },
  'password-reset': { texts: 'mail.passwordReset', page: 'reset', isSecurity: true },
  'password-changed': { texts: 'mail.passwordChanged', page: 'login', isSecurity: true },
  'order-received': { texts: 'mail.orderReceived', page: 'order' },
  'documents-signed': { texts: 'mail.documentsSigned', page: 'order' },
  'order-approved': { texts: 'mail.orderApproved', page: 'order' },
  'order-returned': { texts: 'mail.orderReturned', page: 'order' },
  'order-declined': { texts: 'mail.orderDeclined', page: 'order' },
  'offering-memorandum': { texts: 'mail.offeringMemorandum', page: 'deal' },
};
