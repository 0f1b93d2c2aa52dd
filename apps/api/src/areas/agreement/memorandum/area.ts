import { area } from '../../../platform/area/area.ts';
import { tagged } from '../../../platform/http/routing/placed-route.ts';
import { memorandumRoutes } from './memorandum.routes.ts';
import { type MemorandumMail, memorandumMail } from './memorandum-mail.ts';
import type { MemorandumTables } from './memorandum-tables.ts';
import { memorandumAwaited } from './require-memorandum.ts';
import { memorandumVersionRoutes } from './versions/memorandum-versions.routes.ts';

declare module '../../../platform/db/tables.ts' {
  interface Tables extends MemorandumTables {}
}
declare module '../../../platform/mail/request-mail.ts' {
  interface MailRequests {
    memorandum: MemorandumMail;
  }
}

/** The offering memorandum, its versions, and who confirmed having read it. */
export const memorandum = area({
  routes: [...tagged('Messages', memorandumRoutes), ...tagged('Office', memorandumVersionRoutes)],
  mails: { 'offering-memorandum': memorandumMail },
  retention: {
    memorandum_drafts: 'of-staff',
    om_acceptances: 'destroyed-with-account',
  },
  objections: { 'what-order-waits-for': [memorandumAwaited] },
});
