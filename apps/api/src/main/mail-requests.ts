import type { AccountMail } from '../areas/accounts/account-mails.ts';
import type { ArticleMail } from '../areas/articles/article-mails.ts';
import type { ContactMail } from '../areas/contact/contact-mails.ts';
import type { KycMail } from '../areas/kyc/kyc-mails.ts';
import type { MemorandumMail } from '../areas/memorandum/memorandum-mails.ts';
import type { NewDealMail } from '../areas/new-deals/new-deal-mails.ts';
import type { PaymentMail } from '../areas/payments/payment-mails.ts';
import type { SigningMail } from '../areas/signing/signing-mails.ts';
import type { StaffMail } from '../areas/staff/staff-mails.ts';
import type { TradeMail } from '../areas/trades/trade-mails.ts';
import type { WaitingListMail } from '../areas/waiting-list/waiting-list-mails.ts';

/** Every message that may be asked for, by the area whose it is. */
declare module '../platform/mail/request-mail.ts' {
  interface MailRequests {
    accounts: AccountMail;
    articles: ArticleMail;
    contact: ContactMail;
    kyc: KycMail;
    memorandum: MemorandumMail;
    newDeals: NewDealMail;
    payments: PaymentMail;
    signing: SigningMail;
    staff: StaffMail;
    trades: TradeMail;
    waitingList: WaitingListMail;
  }
}
