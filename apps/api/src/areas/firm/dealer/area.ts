import { area } from '../../../platform/area/area.ts';
import { tagged } from '../../../platform/http/routing/placed-route.ts';
import { dealerRoutes } from './dealer.routes.ts';

/** The dealer as its folder describes it. */
export const dealer = area({
  routes: tagged('Office', dealerRoutes),
});
