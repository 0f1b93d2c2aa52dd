import { area } from '../../../platform/area/area.ts';
import { tagged } from '../../../platform/http/routing/placed-route.ts';
import { finconnectRoutes } from './finconnect.routes.ts';
import type { FinconnectTables } from './finconnect-tables.ts';

declare module '../../../platform/db/tables.ts' {
  interface Tables extends FinconnectTables {}
}

/** Bank accounts linked through a provider. */
export const finconnect = area({
  routes: tagged('Payments', finconnectRoutes),
  retention: {
    finconnect_links: 'kept-as-record',
  },
});
