import { memorandumRoutes } from '../areas/agreement/memorandum/memorandum.routes.ts';
import { memorandumVersionRoutes } from '../areas/agreement/memorandum/versions/memorandum-versions.routes.ts';
import { providerEventRoutes } from '../areas/agreement/signing/provider/provider-events.routes.ts';
import { signingRoutes } from '../areas/agreement/signing/signing.routes.ts';
import { signingLinkRoutes } from '../areas/agreement/signing/signing-links.routes.ts';
import { kycRoutes } from '../areas/client/kyc/kyc.routes.ts';
import { approvalRoutes } from '../areas/desk/approvals/approvals.routes.ts';
import { auditPageRoutes } from '../areas/desk/audit-page/audit-page.routes.ts';
import { investorDeskRoutes } from '../areas/desk/investors/investor-desk.routes.ts';
import { investorPaperRoutes } from '../areas/desk/investors/investor-papers.routes.ts';
import { contactDeskRoutes } from '../areas/desk/messages/contact-desk.routes.ts';
import { numbersRoutes } from '../areas/desk/numbers/numbers.routes.ts';
import { approvalEndRoutes } from '../areas/desk/orders/approval-ends.routes.ts';
import { moneyDeskRoutes } from '../areas/desk/orders/money/money-desk.routes.ts';
import { orderDeskRoutes } from '../areas/desk/orders/order-desk.routes.ts';
import { ownOrderRoutes } from '../areas/desk/orders/own-order.routes.ts';
import { orderPaperRoutes } from '../areas/desk/orders/papers.routes.ts';
import { profileDeskRoutes } from '../areas/desk/orders/profile-desk.routes.ts';
import { deskRoutes } from '../areas/desk/queues/desk.routes.ts';
import { registerRoutes } from '../areas/desk/representative-register/register.routes.ts';
import { dealerRoutes } from '../areas/firm/dealer/dealer.routes.ts';
import { exportRoutes } from '../areas/firm/exports/exports.routes.ts';
import { roleChangeRoutes } from '../areas/firm/role-changes/role-changes.routes.ts';
import { peopleRoutes } from '../areas/firm/staff/people.routes.ts';
import { staffSessionRoutes } from '../areas/firm/staff/staff-session.routes.ts';
import { trusteeRoutes } from '../areas/firm/trustee/trustee.routes.ts';
import { bankRoutes } from '../areas/money/bank/bank.routes.ts';
import { bankOwnRoutes } from '../areas/money/bank/bank-own/bank-own.routes.ts';
import { bankExportRoutes } from '../areas/money/bank/exports/bank-exports.routes.ts';
import { bankFileRoutes } from '../areas/money/bank/files/bank-files.routes.ts';
import { sendBackRoutes } from '../areas/money/bank/unapplied/send-back.routes.ts';
import { unappliedRoutes } from '../areas/money/bank/unapplied/unapplied.routes.ts';
import { finconnectRoutes } from '../areas/money/finconnect/finconnect.routes.ts';
import { debitRoutes } from '../areas/money/payments/debits/debits.routes.ts';
import { paymentEventRoutes } from '../areas/money/payments/events/payment-events.routes.ts';
import { flagRoutes } from '../areas/money/payments/flag-desk/flags.routes.ts';
import { paymentRoutes } from '../areas/money/payments/instructions/payments.routes.ts';
import { returnFileRoutes } from '../areas/money/payments/returns/return-files.routes.ts';
import { reconciliationRoutes } from '../areas/money/reconciliation/reconciliation.routes.ts';
import { officeDealRoutes } from '../areas/offering/deals/authoring/office-deals.routes.ts';
import { dealRoutes } from '../areas/offering/deals/deals.routes.ts';
import { dealFileRoutes } from '../areas/offering/deals/files/deal-files.routes.ts';
import { filmFileRoutes } from '../areas/offering/deals/files/film-files.routes.ts';
import { filmRoutes } from '../areas/offering/deals/films/films.routes.ts';
import { pictureRoutes } from '../areas/offering/deals/pictures/pictures.routes.ts';
import { tradeRoutes } from '../areas/order/trades/trades.routes.ts';
import { accountRoutes } from '../areas/people/accounts/accounts.routes.ts';
import { clientErrorRoutes } from '../areas/people/client-errors/client-errors.routes.ts';
import { contactRoutes } from '../areas/people/contact/contact.routes.ts';
import { draftRoutes } from '../areas/people/drafts/drafts.routes.ts';
import { unsubscribeRoutes } from '../areas/people/optional-mails/unsubscribe.routes.ts';
import { representativeRoutes } from '../areas/people/representatives/representatives.routes.ts';
import { waitingListRoutes } from '../areas/people/waiting-list/waiting-list.routes.ts';
import { dealerFormRoutes } from '../areas/service/dealer-form/dealer-form.routes.ts';
import { orderViewRoutes } from '../areas/service/order-views/order-views.routes.ts';
import { showTrade } from '../areas/service/order-views/show-trade.ts';
import { ownAccountRoutes } from '../areas/service/own-account/own-account.routes.ts';
import { statementRoutes } from '../areas/service/statements/statements.routes.ts';
import { fileRoutes } from '../platform/files/files.routes.ts';
import { officeUploadRoutes } from '../platform/files/office-uploads.routes.ts';
import { pageRoutes } from '../platform/files/pages.routes.ts';
import { uploadRoutes } from '../platform/files/uploads.routes.ts';
import { healthRoutes } from '../platform/health/health.routes.ts';
import { inArea, type PlacedRoute } from '../platform/http/area.ts';
import { mailRoutes } from '../platform/mail/mail.routes.ts';

/** Every call of the API, in one table: what is tested, documented and served comes from here. */
export const ROUTES: readonly PlacedRoute[] = [
  ...inArea('Accounts', accountRoutes),
  ...inArea('Accounts', ownAccountRoutes),
  ...inArea('Accounts', representativeRoutes),
  ...inArea('Messages', contactRoutes),
  ...inArea('Messages', unsubscribeRoutes),
  ...inArea('Messages', waitingListRoutes),
  ...inArea('Messages', memorandumRoutes),
  ...inArea('Messages', mailRoutes),
  ...inArea('Deals', dealRoutes),
  ...inArea('Deals', filmRoutes),
  ...inArea('Deals', filmFileRoutes),
  ...inArea('Deals', pictureRoutes),
  ...inArea('Drafts', draftRoutes),
  ...inArea('Files', fileRoutes),
  ...inArea('Files', pageRoutes),
  ...inArea('Files', uploadRoutes),
  ...inArea('Messages', clientErrorRoutes),
  ...inArea('KYC', kycRoutes),
  ...inArea('Orders', tradeRoutes(showTrade)),
  ...inArea('Orders', orderViewRoutes),
  ...inArea('Orders', ownOrderRoutes),
  ...inArea('Payments', paymentRoutes(showTrade)),
  ...inArea('Payments', finconnectRoutes),
  ...inArea('Payments', paymentEventRoutes),
  ...inArea('Signing', signingLinkRoutes(showTrade)),
  ...inArea('Signing', signingRoutes),
  ...inArea('Signing', providerEventRoutes),
  ...inArea('Orders', dealerFormRoutes),
  ...inArea('Orders', statementRoutes),
  ...inArea('Office', staffSessionRoutes),
  ...inArea('Office', peopleRoutes),
  ...inArea('Office', roleChangeRoutes),
  ...inArea('Office', officeDealRoutes),
  ...inArea('Office', dealFileRoutes),
  ...inArea('Office', officeUploadRoutes),
  ...inArea('Office', memorandumVersionRoutes),
  ...inArea('Office', deskRoutes),
  ...inArea('Office', exportRoutes),
  ...inArea('Office', bankRoutes),
  ...inArea('Office', bankFileRoutes),
  ...inArea('Office', bankExportRoutes),
  ...inArea('Office', unappliedRoutes),
  ...inArea('Office', sendBackRoutes),
  ...inArea('Office', bankOwnRoutes),
  ...inArea('Office', reconciliationRoutes),
  ...inArea('Office', orderDeskRoutes),
  ...inArea('Office', orderPaperRoutes),
  ...inArea('Office', approvalEndRoutes),
  ...inArea('Office', moneyDeskRoutes),
  ...inArea('Office', debitRoutes),
  ...inArea('Office', flagRoutes),
  ...inArea('Office', approvalRoutes),
  ...inArea('Office', numbersRoutes),
  ...inArea('Office', profileDeskRoutes),
  ...inArea('Office', investorDeskRoutes),
  ...inArea('Office', investorPaperRoutes),
  ...inArea('Office', contactDeskRoutes),
  ...inArea('Office', auditPageRoutes),
  ...inArea('Office', registerRoutes),
  ...inArea('Office', dealerRoutes),
  ...inArea('Office', trusteeRoutes),
  ...inArea('Office', returnFileRoutes),
  ...inArea('Operation', healthRoutes),
];
