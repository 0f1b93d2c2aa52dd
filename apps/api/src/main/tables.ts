import type { AccountTables } from '../areas/accounts/account-tables.ts';
import type { ArticleTables } from '../areas/articles/article-tables.ts';
import type { BankTables } from '../areas/bank/bank-tables.ts';
import type { ChangeTables } from '../areas/changes/change-tables.ts';
import type { ContactTables } from '../areas/contact/contact-tables.ts';
import type { DealerFormTables } from '../areas/dealer-form/dealer-form-tables.ts';
import type { DealTables } from '../areas/deals/deal-tables.ts';
import type { PictureTables } from '../areas/deals/pictures/picture-tables.ts';
import type { DeskTables } from '../areas/desk/desk-tables.ts';
import type { DraftTables } from '../areas/drafts/draft-tables.ts';
import type { ExportTables } from '../areas/exports/export-tables.ts';
import type { FinconnectTables } from '../areas/finconnect/finconnect-tables.ts';
import type { KycTables } from '../areas/kyc/kyc-tables.ts';
import type { MemorandumTables } from '../areas/memorandum/memorandum-tables.ts';
import type { NewDealTables } from '../areas/new-deals/new-deal-tables.ts';
import type { PaymentTables } from '../areas/payments/payment-tables.ts';
import type { ProposalTables } from '../areas/proposals/proposal-tables.ts';
import type { ReconciliationTables } from '../areas/reconciliation/reconciliation-tables.ts';
import type { RepresentativeTables } from '../areas/representatives/representative-tables.ts';
import type { SigningTables } from '../areas/signing/signing-tables.ts';
import type { StaffTables } from '../areas/staff/staff-tables.ts';
import type { StatementTables } from '../areas/statements/statement-tables.ts';
import type { TradeTables } from '../areas/trades/trade-tables.ts';
import type { TrusteeTables } from '../areas/trustee/trustee-tables.ts';
import type { WaitingListTables } from '../areas/waiting-list/waiting-list-tables.ts';
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
