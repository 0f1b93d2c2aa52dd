import { area } from '../../../platform/area/area.ts';
import { tagged } from '../../../platform/http/routing/placed-route.ts';
import { contactDeskRoutes } from './contact-desk.routes.ts';
import { sheetOfMessages } from './export-messages.ts';

/** What people wrote, answered by the office. */
export const messages = area({
  routes: tagged('Office', contactDeskRoutes),
  exports: { messages: sheetOfMessages },
});
