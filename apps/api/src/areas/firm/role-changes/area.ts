import { area } from '../../../platform/area/area.ts';
import { tagged } from '../../../platform/http/routing/placed-route.ts';
import { followChangedPerson } from './follow-changed-person.ts';
import { roleChangeRoutes } from './role-changes.routes.ts';

/** A new role for somebody of the office, which takes two administrators. */
export const roleChanges = area({
  routes: tagged('Office', roleChangeRoutes),
  reactions: { 'staff-changed': [followChangedPerson] },
});
