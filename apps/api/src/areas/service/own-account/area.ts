import { area } from '../../../platform/area/area.ts';
import { tagged } from '../../../platform/http/routing/placed-route.ts';
import { ownAccountRoutes } from './own-account.routes.ts';

/** What people do with their whole account: download their data, close it. */
export const ownAccount = area({
  routes: tagged('Accounts', ownAccountRoutes),
});
