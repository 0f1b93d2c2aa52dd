import { area } from '../../../platform/area/area.ts';
import { tagged } from '../../../platform/http/routing/placed-route.ts';
import { clientErrorRoutes } from './client-errors.routes.ts';

/** Faults that browsers report. */
export const clientErrors = area({
  routes: tagged('Messages', clientErrorRoutes),
});
