import { area } from '../../../platform/area/area.ts';
import { tagged } from '../../../platform/http/routing/placed-route.ts';
import { registerRoutes } from './register.routes.ts';

/** The register of representatives, as the office keeps it. */
export const representativeRegister = area({
  routes: tagged('Office', registerRoutes),
});
