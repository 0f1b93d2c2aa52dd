import { area } from '../../../platform/area/area.ts';
import { tagged } from '../../../platform/http/routing/placed-route.ts';
import { approvalRoutes } from './approvals.routes.ts';
import { recordExpired, recordLeft } from './record-expired.ts';

/** All open proposals, and who may decide on each. */
export const approvals = area({
  routes: tagged('Office', approvalRoutes),
  reactions: { 'proposal-expired': [recordExpired], 'proposal-left': [recordLeft] },
});
