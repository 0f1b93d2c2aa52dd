import { z } from 'zod';
import { inAuthorization } from '../../../platform/http/routing/counted-account.ts';
import { ok, publicRoute, type Route } from '../../../platform/http/routing/route.ts';
import { reportClientError } from './report-client-error.ts';

const REPORT_BYTES_MAX = 8192;
/** Control characters grow sixfold as JSON. */
const BODY_BYTES_MAX = 65_536;

/** A page stuck in a loop of errors says nothing new after these. */
const REPORT_LIMIT = { max: 60, windowSeconds: 900, account: { max: 60, of: inAuthorization } };

const Report = z.object({
  text: z
    .string()
    .min(1)
    .refine((text) => Buffer.byteLength(text) <= REPORT_BYTES_MAX, { error: 'errors.tooLong' }),
});

export const clientErrorRoutes: readonly Route[] = [
  publicRoute({
    method: 'POST',
    path: '/client-errors',
    summary: 'Report an error on a page; personal data is removed before anybody sees it',
    bodyLimitBytes: BODY_BYTES_MAX,
    body: Report,
    answer: z.object({ received: z.literal(true) }),
    rateLimit: REPORT_LIMIT,
    handler: async (request, deps) => {
      reportClientError(deps, request.body.text);
      return ok({ received: true });
    },
  }),
];
