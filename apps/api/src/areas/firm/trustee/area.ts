import { area } from '../../../platform/area/area.ts';
import { tagged } from '../../../platform/http/routing/placed-route.ts';
import { trusteeContext } from './seal-trustee.ts';
import { trusteeRoutes } from './trustee.routes.ts';
import type { TrusteeTables } from './trustee-tables.ts';
import { watchParticulars } from './warn-of-folder.ts';

declare module '../../../platform/db/tables.ts' {
  interface Tables extends TrusteeTables {}
}

/** The account in trust and who holds it, as two people approved it. */
export const trustee = area({
  routes: tagged('Office', trusteeRoutes),
  watches: [watchParticulars],
  sealed: [
    {
      table: 'trustee_particulars',
      column: 'sealed',
      keys: ['version'],
      contextOf: (version = '') => trusteeContext(version),
    },
  ],
  retention: {
    trustee_particulars: 'of-staff',
  },
});
