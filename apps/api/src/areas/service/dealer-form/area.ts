import { area } from '../../../platform/area/area.ts';
import { tagged } from '../../../platform/http/routing/placed-route.ts';
import { dealerFormRoutes } from './dealer-form.routes.ts';
import type { DealerFormTables } from './dealer-form-tables.ts';

declare module '../../../platform/db/tables.ts' {
  interface Tables extends DealerFormTables {}
}

/** The dealer's form about an order. */
export const dealerForm = area({
  routes: tagged('Orders', dealerFormRoutes),
  retention: {
    dealer_forms: 'kept-as-record',
  },
});
