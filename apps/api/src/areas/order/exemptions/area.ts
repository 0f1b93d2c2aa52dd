import { area } from '../../../platform/area/area.ts';
import { decisionContext } from './decision-facts.ts';
import type { ExemptionTables } from './exemption-tables.ts';

declare module '../../../platform/db/tables.ts' {
  interface Tables extends ExemptionTables {}
}

/** Under which exemption each purchaser may buy, what was decided of it, and what counts against their limits. */
export const exemptions = area({
  sealed: [
    {
      table: 'exemption_decisions',
      column: 'sealed_because',
      keys: ['id'],
      contextOf: (id = '') => decisionContext(id),
    },
  ],
  typed: [
    { table: 'exemption_decisions', column: 'reason' },
    { table: 'order_advice', column: 'reason' },
    { table: 'class_confirmations', column: 'reason' },
  ],
  retention: {
    exemption_decisions: 'kept-as-record',
    exempt_purchases: 'kept-as-record',
    order_advice: 'kept-as-record',
    class_confirmations: 'kept-as-record',
    purchase_rooms: 'destroyed-with-account',
    law_upgrade: 'of-nobody',
  },
});
