import { area } from '../../../platform/area/area.ts';
import { tagged } from '../../../platform/http/routing/placed-route.ts';
import { approvalEndRoutes } from './approval/approval-ends.routes.ts';
import { endProposalsOfOrder, endProposalsOfReturned } from './approval/end-proposals-of-order.ts';
import { changesRoutes } from './changes.routes.ts';
import { exemptionDeskRoutes } from './exemption/exemption-desk.routes.ts';
import { keepIdentityCheck, keepIdentityCheckOfOrder } from './identity/keep-identity-check.ts';
import { profileDeskRoutes } from './identity/profile-desk.routes.ts';
import { moneyDeskRoutes } from './money/money-desk.routes.ts';
import { orderDeskRoutes } from './order-desk.routes.ts';
import { ownOrderRoutes } from './page/own-order.routes.ts';
import { orderPaperRoutes } from './papers/papers.routes.ts';

/** The page of an order, where the office decides. */
export const orders = area({
  routes: [
    ...tagged('Orders', ownOrderRoutes),
    ...tagged('Office', orderDeskRoutes),
    ...tagged('Office', changesRoutes),
    ...tagged('Office', exemptionDeskRoutes),
    ...tagged('Office', orderPaperRoutes),
    ...tagged('Office', approvalEndRoutes),
    ...tagged('Office', moneyDeskRoutes),
    ...tagged('Office', profileDeskRoutes),
  ],
  reactions: {
    'profile-submitted': [keepIdentityCheck],
    'order-submitted': [keepIdentityCheckOfOrder],
    'order-returned': [endProposalsOfReturned],
    'order-ended': [endProposalsOfOrder],
  },
});
