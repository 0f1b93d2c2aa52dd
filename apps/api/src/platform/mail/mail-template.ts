export type MailPage =
  | 'marketplace'
  | 'deal'
  | 'login'
  | 'account'
  | 'order'
  | 'reset'
  | 'document'
  | 'signing'
  | 'copies'
  | 'verify-email'
  | 'confirm-email'
  | 'leave-list'
  | 'invitation'
  | 'office'
  | 'register';

/**
 * Whose address a message goes to: the `account`'s, confirmed or not; one that its owner confirmed before (`confirmed`); one that
 * nobody can have confirmed yet (`unconfirmed`); or the `joint` investor's, which another person typed.
 */
export type MailTo = 'account' | 'confirmed' | 'unconfirmed' | 'joint';

/** Where a template's texts are and which page its button opens; null for a person who has none in the portal. */
export type MailTemplate = {
  texts: string;
  to: MailTo;
  page: MailPage | null;
  /** The text that names who writes and why; without it, that of messages about an account and its orders. */
  footer?: 'mail.footerAsked' | 'mailOffice.footer';
  /** About the safety of the account: sent also to an address from which messages came back. */
  isSecurity?: true;
  /** Its reader may answer it: the answer goes to the dealer's address for messages. */
  isAnswerable?: true;
};

export type MailTemplates<Request extends { template: string }> = Readonly<
  Record<Request['template'], MailTemplate>
>;
