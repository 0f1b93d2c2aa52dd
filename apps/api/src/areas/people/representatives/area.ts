import { area } from '../../../platform/area/area.ts';
import { tagged } from '../../../platform/http/routing/placed-route.ts';
import type { RepresentativeTables } from './representative-tables.ts';
import { representativeRoutes } from './representatives.routes.ts';

declare module '../../../platform/db/tables.ts' {
  interface Tables extends RepresentativeTables {}
}

/** The dealer's registered representatives, whom investors choose from. */
export const representatives = area({
  routes: tagged('Accounts', representativeRoutes),
  retention: {
    representatives: 'of-staff',
    representative_registrations: 'of-staff',
  },
});
