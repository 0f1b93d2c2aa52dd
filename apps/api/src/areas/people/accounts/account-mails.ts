import type { MailKinds } from '../../../platform/mail/mail-kind.ts';
import { toAccount, toFormerAddress, toGivenAddress } from './profile/mail-recipients.ts';

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

const logInPath = () => '/login';
const verifyPath = ({ verifyToken }: { verifyToken: string }) => `/verify-email/${verifyToken}`;
const confirmPath = ({ confirmToken }: { confirmToken: string }) => `/confirm-email/${confirmToken}`;

export const ACCOUNT_MAILS: MailKinds<AccountMail> = {
  welcome: { texts: 'mail.welcome', to: toAccount, path: verifyPath },
  'verify-email': { texts: 'mailAccount.verify', to: toAccount, path: verifyPath, isSecurity: true },
  'email-change-old': {
    texts: 'mailAccount.changeOld',
    to: toFormerAddress,
    path: confirmPath,
    isSecurity: true,
    // Only whoever has shown that the present address is theirs reads where the change leads: an address can be an advertisement.
    says: ({ request: { newEmail }, isConfirmed, t }) => ({
      paragraphs: isConfirmed ? [t('mailAccount.changeOld.newEmail', { newEmail })] : [],
    }),
  },
  'email-change-new': {
    texts: 'mailAccount.changeNew',
    to: toGivenAddress,
    path: confirmPath,
    isSecurity: true,
  },
  'email-changed': {
    texts: 'mailAccount.changed',
    to: toFormerAddress,
    path: logInPath,
    isSecurity: true,
  },
  'account-closed': { texts: 'mailAccount.closed', to: toFormerAddress, isSecurity: true },
  'two-factor-on': { texts: 'mailAccount.twoFactorOn', to: toAccount, path: logInPath, isSecurity: true },
  'two-factor-off': { texts: 'mailAccount.twoFactorOff', to: toAccount, path: logInPath, isSecurity: true },
  'sessions-ended': { texts: 'mailAccount.sessionsEnded', to: toAccount, path: logInPath, isSecurity: true },
  'bank-account-unlinked': {
    texts: 'mailAccount.bankUnlinked',
    to: toAccount,
    path: logInPath,
    isSecurity: true,
    says: ({ request }) => ({ named: { digits: request.lastDigits } }),
  },
  'password-reset': {
    texts: 'mail.passwordReset',
    to: toAccount,
    path: ({ investorId, resetToken }) => `/reset-password/${investorId}/${resetToken}`,
    isSecurity: true,
  },
  'password-changed': { texts: 'mail.passwordChanged', to: toAccount, path: logInPath, isSecurity: true },
};
