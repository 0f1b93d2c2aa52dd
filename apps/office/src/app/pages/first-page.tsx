import { queuesOf } from '@portal/domain/desk/queues/desk-queues';
import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { Navigate } from 'react-router';

/** Where the day starts: the deals for people who write them, the desk for people with a queue, otherwise what the role may do. */
export function FirstPage({ self: { actions } }: { self: StaffSelf }) {
  if (actions.includes('deals.edit')) {
    return <Navigate to={OFFICE_PAGES.deals} replace />;
  }
  return <Navigate to={queuesOf(actions).length > 0 ? OFFICE_PAGES.desk : OFFICE_PAGES.role} replace />;
}
