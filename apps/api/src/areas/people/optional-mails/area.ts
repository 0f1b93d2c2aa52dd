import { area } from '../../../platform/area/area.ts';
import { tagged } from '../../../platform/http/routing/placed-route.ts';
import { unsubscribeRoutes } from './unsubscribe.routes.ts';

/** Messages that people may turn off. */
export const optionalMails = area({
  routes: tagged('Messages', unsubscribeRoutes),
});
