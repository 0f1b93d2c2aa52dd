import { area } from '../../../platform/area/area.ts';
import { tagged } from '../../../platform/http/routing/placed-route.ts';
import { approvalRoutes } from './approvals.routes.ts';
import { recordExpired } from './record-expired.ts';

/** All proposals that are open, and who may decide each. */
export const approvals = area({
  routes: tagged('Office', approvalRoutes),
  reactions: { 'proposal-expired': [recordExpired] },
});
