import { area, EVERY_MINUTE, inPortions } from '../../../platform/area/area.ts';
import { tagged } from '../../../platform/http/routing/placed-route.ts';
import type { FromPlace } from '../../../platform/ports/jobs.ts';
import { forgetTellings } from './forget-tellings.ts';
import { TOLD_AT_ONCE, tellStaff } from './tell-staff.ts';
import type { TellingTables } from './telling-tables.ts';
import { tellingRoutes } from './tellings.routes.ts';
import { type ToldMail, toldMail } from './told-mail.ts';

declare module '../../../platform/db/tables.ts' {
  interface Tables extends TellingTables {}
}
declare module '../../../platform/ports/jobs.ts' {
  interface JobPayloads {
    'tell-staff': FromPlace;
  }
}
declare module '../../../platform/mail/request-mail.ts' {
  interface MailRequests {
    tellings: ToldMail;
  }
}

/** What people of the office are told by mail, and when. */
export const tellings = area({
  routes: tagged('Office', tellingRoutes),
  jobs: { 'tell-staff': { schedule: EVERY_MINUTE, bounded: inPortions(TOLD_AT_ONCE), run: tellStaff } },
  mails: { 'staff-told': toldMail },
  retention: {
    telling_choices: 'of-staff',
    tellings: 'destroyed-after-use',
    told_items: 'destroyed-after-use',
  },
  forgets: [forgetTellings],
});
