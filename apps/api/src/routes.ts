import { accountRoutes } from './accounts/accounts.routes.ts';
import { clientErrorRoutes } from './client-errors/client-errors.routes.ts';
import { contactRoutes } from './contact/contact.routes.ts';
import { dealerFormRoutes } from './dealer-form/dealer-form.routes.ts';
import { dealRoutes } from './deals/deals.routes.ts';
import { draftRoutes } from './drafts/drafts.routes.ts';
import { fileRoutes } from './files/files.routes.ts';
import { finconnectRoutes } from './finconnect/finconnect.routes.ts';
import { healthRoutes } from './health/health.routes.ts';
import { inArea, type PlacedRoute } from './http/area.ts';
import { kycRoutes } from './kyc/kyc.routes.ts';
import { mailRoutes } from './mail/mail.routes.ts';
import { memorandumRoutes } from './memorandum/memorandum.routes.ts';
import { paymentEventRoutes } from './payments/payment-events.routes.ts';
import { paymentRoutes } from './payments/payments.routes.ts';
import { providerEventRoutes } from './signing/provider/provider-events.routes.ts';
import { signingRoutes } from './signing/signing.routes.ts';
import { tradeRoutes } from './trades/trades.routes.ts';

/** Every call of the API, in one table: what is tested, documented and served comes from here. */
export const ROUTES: readonly PlacedRoute[] = [
  ...inArea('Accounts', accountRoutes),
  ...inArea('Messages', contactRoutes),
  ...inArea('Messages', memorandumRoutes),
  ...inArea('Messages', mailRoutes),
  ...inArea('Deals', dealRoutes),
  ...inArea('Drafts', draftRoutes),
  ...inArea('Files', fileRoutes),
  ...inArea('Messages', clientErrorRoutes),
  ...inArea('KYC', kycRoutes),
  ...inArea('Orders', tradeRoutes),
  ...inArea('Payments', paymentRoutes),
  ...inArea('Payments', finconnectRoutes),
  ...inArea('Payments', paymentEventRoutes),
  ...inArea('Signing', signingRoutes),
  ...inArea('Signing', providerEventRoutes),
  ...inArea('Orders', dealerFormRoutes),
  ...inArea('Operation', healthRoutes),
];
