import { area } from '../../../platform/area/area.ts';
import { tagged } from '../../../platform/http/placed-route.ts';
import { contactDeskRoutes } from './contact-desk.routes.ts';
import { sheetOfMessages } from './sheet-of-messages.ts';

/** What people wrote, answered by the office. */
export const messages = area({
  routes: tagged('Office', contactDeskRoutes),
  exports: { messages: sheetOfMessages },
});
