import { area } from '../../../platform/area/area.ts';
import { tagged } from '../../../platform/http/routing/placed-route.ts';
import { contactRoutes } from './contact.routes.ts';
import { CONTACT_MAILS, type ContactMail } from './contact-mails.ts';
import type { ContactTables } from './contact-tables.ts';
import { forgetOldRequests } from './forget-old-requests.ts';
import { replyContext, requestContext } from './seal-message.ts';
import { sendContactEmail } from './send-contact-email.ts';

declare module '../../../platform/db/tables.ts' {
  interface Tables extends ContactTables {}
}
declare module '../../../platform/ports/jobs.ts' {
  interface JobPayloads {
    /** `sealed` holds a message to the dealer. */
    'send-contact-email': { sealed: string; mailId?: string };
  }
}
declare module '../../../platform/mail/request-mail.ts' {
  interface MailRequests {
    contact: ContactMail;
  }
}

/** What people write to the dealer. */
export const contact = area({
  routes: tagged('Messages', contactRoutes),
  jobs: {
    'send-contact-email': { schedule: null, atOnce: 5, run: sendContactEmail },
  },
  mails: CONTACT_MAILS,
  sealed: [
    { table: 'contact_requests', column: 'sealed', keys: ['id'], contextOf: (id = '') => requestContext(id) },
    { table: 'contact_replies', column: 'sealed', keys: ['id'], contextOf: (id = '') => replyContext(id) },
  ],
  retention: {
    contact_requests: 'destroyed-after-use',
    contact_replies: 'destroyed-after-use',
  },
  forgets: [forgetOldRequests],
});
