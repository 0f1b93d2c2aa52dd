import { area } from '../../../platform/area/area.ts';
import { tagged } from '../../../platform/http/routing/placed-route.ts';
import { numbersRoutes } from './numbers.routes.ts';

/** How the office is doing, in figures. */
export const numbers = area({
  routes: tagged('Office', numbersRoutes),
});
