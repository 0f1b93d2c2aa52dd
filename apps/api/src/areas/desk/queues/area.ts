import { area } from '../../../platform/area/area.ts';
import { tagged } from '../../../platform/http/routing/placed-route.ts';
import { forgetViewers } from './acting/record-viewing.ts';
import { giveClaimsBack } from './claims/give-claims-back.ts';
import { deskRoutes } from './desk.routes.ts';
import type { DeskTables } from './desk-tables.ts';
import { QUEUE_SHEETS } from './rows/export-queue.ts';
import { watchQueues } from './rows/watch-queues.ts';

declare module '../../../platform/db/tables.ts' {
  interface Tables extends DeskTables {}
}

/** What is waiting for the office, who is working on it, and the saved views. */
export const queues = area({
  routes: tagged('Office', deskRoutes),
  reactions: { 'staff-changed': [giveClaimsBack], 'role-given': [giveClaimsBack] },
  typed: [
    { table: 'identity_checks', column: 'note' },
    { table: 'reveals', column: 'reason' },
  ],
  retention: {
    desk_claims: 'of-staff',
    desk_viewers: 'destroyed-after-use',
    desk_views: 'of-staff',
    identity_checks: 'kept-as-record',
    reveals: 'kept-as-record',
    document_openings: 'kept-as-record',
    declarations: 'kept-as-record',
  },
  forgets: [forgetViewers],
  exports: QUEUE_SHEETS,
  watches: [watchQueues],
});
