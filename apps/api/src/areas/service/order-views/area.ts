import { area } from '../../../platform/area/area.ts';
import { tagged } from '../../../platform/http/routing/placed-route.ts';
import {
  purchaseSigningRoutes,
  signingLinkRoutes,
} from '../../agreement/signing/links/signing-links.routes.ts';
import { paymentRoutes } from '../../money/payments/instructions/payments.routes.ts';
import { tradeRoutes } from '../../order/trades/placing/trades.routes.ts';
import { orderViewRoutes } from './order-views.routes.ts';
import { answerTrade } from './show-trade.ts';

/** An order as its investor sees it, and every call that answers with one. */
export const orderViews = area({
  routes: [
    ...tagged('Orders', orderViewRoutes),
    ...tagged('Orders', tradeRoutes(answerTrade)),
    ...tagged('Payments', paymentRoutes(answerTrade)),
    ...tagged('Signing', signingLinkRoutes(answerTrade)),
    ...tagged('Signing', purchaseSigningRoutes),
  ],
});
