import type { account } from '@portal/messages/en/account';
import type { contact } from '@portal/messages/en/contact';
import type { referral } from '@portal/messages/en/referral';

declare module '@portal/web/i18n/blocks' {
  interface MessageBlocks {
    account: typeof account;
    contact: typeof contact;
    referral: typeof referral;
  }
}
