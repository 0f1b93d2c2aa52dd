import type { MemorandumTables } from '../areas/agreement/memorandum/memorandum-tables.ts';
import type { SigningTables } from '../areas/agreement/signing/signing-tables.ts';
import type { KycTables } from '../areas/client/kyc/kyc-tables.ts';
import type { DeskTables } from '../areas/desk/queues/desk-tables.ts';
import type { ExportTables } from '../areas/firm/exports/export-tables.ts';
import type { ProposalTables } from '../areas/firm/proposals/proposal-tables.ts';
import type { StaffTables } from '../areas/firm/staff/staff-tables.ts';
import type { TrusteeTables } from '../areas/firm/trustee/trustee-tables.ts';
import type { BankTables } from '../areas/money/bank/bank-tables.ts';
import type { FinconnectTables } from '../areas/money/finconnect/finconnect-tables.ts';
import type { PaymentTables } from '../areas/money/payments/payment-tables.ts';
import type { ReconciliationTables } from '../areas/money/reconciliation/reconciliation-tables.ts';
import type { DealTables } from '../areas/offering/deals/deal-tables.ts';
import type { PictureTables } from '../areas/offering/deals/pictures/picture-tables.ts';
import type { NewDealTables } from '../areas/offering/new-deals/new-deal-tables.ts';
import type { ChangeTables } from '../areas/order/changes/change-tables.ts';
import type { TradeTables } from '../areas/order/trades/trade-tables.ts';
import type { AccountTables } from '../areas/people/accounts/account-tables.ts';
import type { ArticleTables } from '../areas/people/articles/article-tables.ts';
import type { ContactTables } from '../areas/people/contact/contact-tables.ts';
import type { DraftTables } from '../areas/people/drafts/draft-tables.ts';
import type { RepresentativeTables } from '../areas/people/representatives/representative-tables.ts';
import type { WaitingListTables } from '../areas/people/waiting-list/waiting-list-tables.ts';
import type { DealerFormTables } from '../areas/service/dealer-form/dealer-form-tables.ts';
import type { StatementTables } from '../areas/service/statements/statement-tables.ts';
import type { AuditTables } from '../platform/audit/audit-tables.ts';
import type { KeyTables } from '../platform/crypto/key-tables.ts';
import type { FileTables } from '../platform/files/file-tables.ts';
import type { HttpTables } from '../platform/http/http-tables.ts';
import type { MailTables } from '../platform/mail/mail-tables.ts';

/** Every table of the portal, by the area whose it is; from here on the whole server knows their types. */
declare module '../platform/db/tables.ts' {
  interface Tables
    extends AccountTables,
      ArticleTables,
      AuditTables,
      ChangeTables,
      BankTables,
      ContactTables,
      DealTables,
      DealerFormTables,
      DeskTables,
      DraftTables,
      ExportTables,
      FileTables,
      FinconnectTables,
      HttpTables,
      KeyTables,
      KycTables,
      MailTables,
      MemorandumTables,
      NewDealTables,
      PaymentTables,
      ProposalTables,
      PictureTables,
      ReconciliationTables,
      RepresentativeTables,
      SigningTables,
      StaffTables,
      StatementTables,
      TradeTables,
      TrusteeTables,
      WaitingListTables {}
}
