import { messageSentSchema } from '@portal/domain/people/account/account.wire';
import { ContactEmail } from '@portal/domain/people/contact/contact-email';
import { inBody } from '../../../platform/http/routing/counted-account.ts';
import { ok, publicRoute, type Route } from '../../../platform/http/routing/route.ts';
import { findSender, requestContactEmail } from './request-contact-email.ts';

const BODY_BYTES_MAX = 32_768;
const SEND_LIMIT = { max: 10, windowSeconds: 900, account: { max: 5, of: inBody('email') } };

export const contactRoutes: readonly Route[] = [
  publicRoute({
    method: 'POST',
    path: '/sendemail',
    summary: 'Write to the dealer',
    description: "With an access token, the message appears on the investor's page in the office.",
    bodyLimitBytes: BODY_BYTES_MAX,
    body: ContactEmail,
    answer: messageSentSchema,
    rateLimit: SEND_LIMIT,
    handler: async (request, deps) => {
      const senderId = await findSender(deps, request.raw);
      await requestContactEmail(deps, request.body, request.language, senderId);
      return ok({ sent: true });
    },
  }),
];
