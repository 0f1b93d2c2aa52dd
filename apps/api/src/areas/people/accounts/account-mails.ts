import type { MailTemplates } from '../../../platform/mail/mail-template.ts';

/** Mails about an account, each with what it needs besides the investor. */
export type AccountMail =
  | { template: 'welcome' | 'verify-email'; investorId: string; verifyToken: string }
  /** To the given address, which is not the account's, or may no longer be when the mail is sent. */
  | {
      template: 'email-change-old' | 'email-change-new';
      investorId: string;
      address: string;
      newEmail: string;
      confirmToken: string;
    }
  | { template: 'email-changed' | 'account-closed'; investorId: string; address: string }
  | { template: 'two-factor-on' | 'two-factor-off' | 'sessions-ended'; investorId: string }
  | { template: 'bank-account-unlinked'; investorId: string; lastDigits: string }
  | { template: 'password-reset'; investorId: string; resetToken: string }
  | { template: 'password-changed'; investorId: string };

export const ACCOUNT_MAIL_TEMPLATES: MailTemplates<AccountMail> = {
  welcome: { texts: 'mail.welcome', to: 'account', page: 'verify-email' },
  'verify-email': { texts: 'mailAccount.verify', to: 'account', page: 'verify-email', isSecurity: true },
  'email-change-old': {
    texts: 'mailAccount.changeOld',
    to: 'account',
    page: 'confirm-email',
    isSecurity: true,
  },
  'email-change-new': {
    texts: 'mailAccount.changeNew',
    to: 'unconfirmed',
    page: 'confirm-email',
    isSecurity: true,
  },
  'email-changed': { texts: 'mailAccount.changed', to: 'confirmed', page: 'login', isSecurity: true },
  'account-closed': { texts: 'mailAccount.closed', to: 'account', page: null, isSecurity: true },
  'two-factor-on': { texts: 'mailAccount.twoFactorOn', to: 'account', page: 'login', isSecurity: true },
  'two-factor-off': { texts: 'mailAccount.twoFactorOff', to: 'account', page: 'login', isSecurity: true },
  'sessions-ended': { texts: 'mailAccount.sessionsEnded', to: 'account', page: 'login', isSecurity: true },
  'bank-account-unlinked': {
    texts: 'mailAccount.bankUnlinked',
    to: 'account',
    page: 'login',
    isSecurity: true,
  },
  'password-reset': { texts: 'mail.passwordReset', to: 'account', page: 'reset', isSecurity: true },
  'password-changed': { texts: 'mail.passwordChanged', to: 'account', page: 'login', isSecurity: true },
};
