import type { MemorandumMail } from '../areas/agreement/memorandum/memorandum-mails.ts';
import type { SigningMail } from '../areas/agreement/signing/signing-mails.ts';
import type { KycMail } from '../areas/client/kyc/kyc-mails.ts';
import type { StaffMail } from '../areas/firm/staff/staff-mails.ts';
import type { PaymentMail } from '../areas/money/payments/payment-mails.ts';
import type { NewDealMail } from '../areas/offering/new-deals/new-deal-mails.ts';
import type { TradeMail } from '../areas/order/trades/trade-mails.ts';
import type { AccountMail } from '../areas/people/accounts/account-mails.ts';
import type { ArticleMail } from '../areas/people/articles/article-mails.ts';
import type { ContactMail } from '../areas/people/contact/contact-mails.ts';
import type { WaitingListMail } from '../areas/people/waiting-list/waiting-list-mails.ts';

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
