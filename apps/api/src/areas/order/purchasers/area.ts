import { area } from '../../../platform/area/area.ts';
import { tagged } from '../../../platform/http/routing/placed-route.ts';
import { closeInvitation, inviteNamedPurchaser } from './invite-purchaser.ts';
import { purchaserAwaited } from './purchaser-awaited.ts';
import { PURCHASER_MAILS, type PurchaserMail } from './purchaser-mails.ts';
import { purchaserRoutes } from './purchasers.routes.ts';
import { readyByProfile } from './tell-ready.ts';

declare module '../../../platform/mail/request-mail.ts' {
  interface MailRequests {
    purchasers: PurchaserMail;
  }
}

/** The second person of an order, from the invitation to the profile. */
export const purchasers = area({
  routes: tagged('Orders', purchaserRoutes),
  mails: PURCHASER_MAILS,
  objections: { 'what-order-waits-for': [purchaserAwaited] },
  reactions: {
    'purchaser-named': [inviteNamedPurchaser],
    'order-ended': [closeInvitation],
    'profile-submitted': [readyByProfile],
  },
});
