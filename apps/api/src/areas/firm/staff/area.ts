import { area } from '../../../platform/area/area.ts';
import { tagged } from '../../../platform/http/routing/placed-route.ts';
import { peopleRoutes } from './people.routes.ts';
import type { StaffEvents } from './staff-events.ts';
import { STAFF_MAILS, type StaffMail } from './staff-mails.ts';
import { staffSessionRoutes } from './staff-session.routes.ts';
import type { StaffTables } from './staff-tables.ts';

declare module '../../../platform/db/tables.ts' {
  interface Tables extends StaffTables {}
}
declare module '../../../platform/deps.ts' {
  interface Events extends StaffEvents {}
}
declare module '../../../platform/mail/request-mail.ts' {
  interface MailRequests {
    staff: StaffMail;
  }
}

/** The dealer's people: who has access, with which role. */
export const staff = area({
  routes: [...tagged('Office', staffSessionRoutes), ...tagged('Office', peopleRoutes)],
  mails: STAFF_MAILS,
  retention: {
    staff: 'of-staff',
    staff_admissions: 'of-staff',
    staff_invitations: 'of-staff',
    emergencies: 'kept-as-record',
  },
});
