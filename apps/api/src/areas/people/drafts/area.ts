import { area } from '../../../platform/area/area.ts';
import { tagged } from '../../../platform/http/routing/placed-route.ts';
import { draftContext } from './draft-context.ts';
import type { DraftTables } from './draft-tables.ts';
import { draftRoutes } from './drafts.routes.ts';

declare module '../../../platform/db/tables.ts' {
  interface Tables extends DraftTables {}
}

/** What was typed and not submitted yet. */
export const drafts = area({
  routes: tagged('Drafts', draftRoutes),
  sealed: [
    {
      table: 'drafts',
      column: 'sealed',
      keys: ['investor_id', 'scope'],
      contextOf: (investorId = '', scope = '') => draftContext(investorId, scope),
    },
  ],
  retention: {
    drafts: 'destroyed-with-account',
  },
});
