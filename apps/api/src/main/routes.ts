import { accountRoutes } from '../areas/accounts/accounts.routes.ts';
import { approvalRoutes } from '../areas/approvals/approvals.routes.ts';
import { auditPageRoutes } from '../areas/audit-page/audit-page.routes.ts';
import { bankRoutes } from '../areas/bank/bank.routes.ts';
import { bankOwnRoutes } from '../areas/bank/bank-own/bank-own.routes.ts';
import { bankExportRoutes } from '../areas/bank/exports/bank-exports.routes.ts';
import { bankFileRoutes } from '../areas/bank/files/bank-files.routes.ts';
import { sendBackRoutes } from '../areas/bank/unapplied/send-back.routes.ts';
import { unappliedRoutes } from '../areas/bank/unapplied/unapplied.routes.ts';
import { clientErrorRoutes } from '../areas/client-errors/client-errors.routes.ts';
import { contactRoutes } from '../areas/contact/contact.routes.ts';
import { contactDeskRoutes } from '../areas/contact-desk/contact-desk.routes.ts';
import { dealerRoutes } from '../areas/dealer/dealer.routes.ts';
import { dealerFormRoutes } from '../areas/dealer-form/dealer-form.routes.ts';
import { officeDealRoutes } from '../areas/deals/authoring/office-deals.routes.ts';
import { dealRoutes } from '../areas/deals/deals.routes.ts';
import { dealFileRoutes } from '../areas/deals/files/deal-files.routes.ts';
import { filmFileRoutes } from '../areas/deals/files/film-files.routes.ts';
import { filmRoutes } from '../areas/deals/films/films.routes.ts';
import { pictureRoutes } from '../areas/deals/pictures/pictures.routes.ts';
import { deskRoutes } from '../areas/desk/desk.routes.ts';
import { draftRoutes } from '../areas/drafts/drafts.routes.ts';
import { exportRoutes } from '../areas/exports/exports.routes.ts';
import { finconnectRoutes } from '../areas/finconnect/finconnect.routes.ts';
import { investorDeskRoutes } from '../areas/investor-desk/investor-desk.routes.ts';
import { investorPaperRoutes } from '../areas/investor-desk/investor-papers.routes.ts';
import { kycRoutes } from '../areas/kyc/kyc.routes.ts';
import { memorandumRoutes } from '../areas/memorandum/memorandum.routes.ts';
import { memorandumVersionRoutes } from '../areas/memorandum/versions/memorandum-versions.routes.ts';
import { numbersRoutes } from '../areas/numbers/numbers.routes.ts';
import { unsubscribeRoutes } from '../areas/optional-mails/unsubscribe.routes.ts';
import { approvalEndRoutes } from '../areas/order-desk/approval-ends.routes.ts';
import { moneyDeskRoutes } from '../areas/order-desk/money/money-desk.routes.ts';
import { orderDeskRoutes } from '../areas/order-desk/order-desk.routes.ts';
import { ownOrderRoutes } from '../areas/order-desk/own-order.routes.ts';
import { orderPaperRoutes } from '../areas/order-desk/papers.routes.ts';
import { profileDeskRoutes } from '../areas/order-desk/profile-desk.routes.ts';
import { orderViewRoutes } from '../areas/order-views/order-views.routes.ts';
import { showTrade } from '../areas/order-views/show-trade.ts';
import { ownAccountRoutes } from '../areas/own-account/own-account.routes.ts';
import { debitRoutes } from '../areas/payments/debits/debits.routes.ts';
import { paymentEventRoutes } from '../areas/payments/events/payment-events.routes.ts';
import { flagRoutes } from '../areas/payments/flag-desk/flags.routes.ts';
import { paymentRoutes } from '../areas/payments/instructions/payments.routes.ts';
import { returnFileRoutes } from '../areas/payments/returns/return-files.routes.ts';
import { reconciliationRoutes } from '../areas/reconciliation/reconciliation.routes.ts';
import { registerRoutes } from '../areas/representative-register/register.routes.ts';
import { representativeRoutes } from '../areas/representatives/representatives.routes.ts';
import { roleChangeRoutes } from '../areas/role-changes/role-changes.routes.ts';
import { providerEventRoutes } from '../areas/signing/provider/provider-events.routes.ts';
import { signingRoutes } from '../areas/signing/signing.routes.ts';
import { signingLinkRoutes } from '../areas/signing/signing-links.routes.ts';
import { peopleRoutes } from '../areas/staff/people.routes.ts';
import { staffSessionRoutes } from '../areas/staff/staff-session.routes.ts';
import { statementRoutes } from '../areas/statements/statements.routes.ts';
import { tradeRoutes } from '../areas/trades/trades.routes.ts';
import { trusteeRoutes } from '../areas/trustee/trustee.routes.ts';
import { waitingListRoutes } from '../areas/waiting-list/waiting-list.routes.ts';
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
