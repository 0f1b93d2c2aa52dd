import type { MailRequest } from './request-mail.ts';

type TemplateName = MailRequest['template'];

/** Where a template's texts are and which page its button opens. */
export type MailTemplate = { texts: string; page: 'marketplace' | 'login' | 'order' | 'reset' };

export const MAIL_TEMPLATES: Readonly<Record<TemplateName, MailTemplate>> = {
  welcome: { texts: 'mail.welcome', page: 'marketplace' },
  'password-reset': { texts: 'mail.passwordReset', page: 'reset' },
  'password-changed': { texts: 'mail.passwordChanged', page: 'login' },
  'order-received': { texts: 'mail.orderReceived', page: 'order' },
  'documents-signed': { texts: 'mail.documentsSigned', page: 'order' },
  'order-approved': { texts: 'mail.orderApproved', page: 'order' },
  'order-returned': { texts: 'mail.orderReturned', page: 'order' },
  'order-declined': { texts: 'mail.orderDeclined', page: 'order' },
};
