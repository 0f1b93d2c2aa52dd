import type { MailTemplates } from '../../../platform/mail/mail-template.ts';
import type { MailRequest } from '../../../platform/mail/request-mail.ts';
import { MEMORANDUM_MAIL_TEMPLATES } from '../../agreement/memorandum/memorandum-mails.ts';
import { SIGNING_MAIL_TEMPLATES } from '../../agreement/signing/signing-mails.ts';
import { KYC_MAIL_TEMPLATES } from '../../client/kyc/kyc-mails.ts';
import { STAFF_MAIL_TEMPLATES } from '../../firm/staff/staff-mails.ts';
import { PAYMENT_MAIL_TEMPLATES } from '../../money/payments/payment-mails.ts';
import { NEW_DEAL_MAIL_TEMPLATES } from '../../offering/new-deals/new-deal-mails.ts';
import { TRADE_MAIL_TEMPLATES } from '../../order/trades/trade-mails.ts';
import { ACCOUNT_MAIL_TEMPLATES } from '../../people/accounts/account-mails.ts';
import { ARTICLE_MAIL_TEMPLATES } from '../../people/articles/article-mails.ts';
import { CONTACT_MAIL_TEMPLATES } from '../../people/contact/contact-mails.ts';
import { WAITING_LIST_MAIL_TEMPLATES } from '../../people/waiting-list/waiting-list-mails.ts';

/** Every message that the portal sends. */
export const MAIL_TEMPLATES: MailTemplates<MailRequest> = {
  ...ACCOUNT_MAIL_TEMPLATES,
  ...TRADE_MAIL_TEMPLATES,
  ...PAYMENT_MAIL_TEMPLATES,
  ...CONTACT_MAIL_TEMPLATES,
  ...KYC_MAIL_TEMPLATES,
  ...MEMORANDUM_MAIL_TEMPLATES,
  ...SIGNING_MAIL_TEMPLATES,
  ...ARTICLE_MAIL_TEMPLATES,
  ...NEW_DEAL_MAIL_TEMPLATES,
  ...STAFF_MAIL_TEMPLATES,
  ...WAITING_LIST_MAIL_TEMPLATES,
};
