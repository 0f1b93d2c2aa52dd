import { area } from '../../../platform/area/area.ts';
import { tagged } from '../../../platform/http/routing/placed-route.ts';
import { dayContext } from './read-content-text.ts';
import { stateContext } from './read-state-before.ts';
import { reconciliationRoutes } from './reconciliation.routes.ts';
import type { ReconciliationTables } from './reconciliation-tables.ts';
import { watchTrustDays } from './watch-trust-days.ts';
import { writeDayPapers } from './write-day-papers.ts';

declare module '../../../platform/db/tables.ts' {
  interface Tables extends ReconciliationTables {}
}
declare module '../../../platform/ports/jobs.ts' {
  interface JobPayloads {
    /** The papers of a closed day. */
    'write-trust-day': { day: string };
  }
}

/** Each day in trust, compared with the bank and closed by two people. */
export const reconciliation = area({
  routes: tagged('Office', reconciliationRoutes),
  watches: [watchTrustDays],
  jobs: {
    'write-trust-day': { schedule: null, run: (deps, { day }) => writeDayPapers(deps, day) },
  },
  sealed: [
    { table: 'trust_days', column: 'sealed', keys: ['day'], contextOf: (day = '') => dayContext(day) },
    {
      table: 'trust_day_states',
      column: 'sealed',
      keys: ['day'],
      contextOf: (day = '') => stateContext(day),
    },
  ],
  retention: {
    trust_days: 'kept-as-record',
    trust_day_states: 'kept-as-record',
    trust_day_papers: 'kept-as-record',
    trust_explanations: 'kept-as-record',
    trust_balance_readings: 'of-staff',
  },
});
