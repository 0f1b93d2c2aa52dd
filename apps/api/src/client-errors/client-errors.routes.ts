import { z } from 'zod';
import { ok, publicRoute, type Route } from '../http/route.ts';
import { reportClientError } from './report-client-error.ts';

const REPORT_BYTES_MAX = 8192;
/** A report of control characters grows sixfold when it is written as JSON. */
const BODY_BYTES_MAX = 65_536;

/** A page in a loop of faults tells nothing new after these. */
const REPORT_LIMIT = { max: 60, windowSeconds: 900 };

const Report = z.object({
  text: z
    .string()
    .min(1)
    .refine((text) => Buffer.byteLength(text) <= REPORT_BYTES_MAX, { error: 'errors.tooLong' }),
});

/** A page that is being closed sends its report as a beacon, whose JSON travels as plain text. */
const ReportBody = z.preprocess((body) => (typeof body === 'string' ? parseJson(body) : body), Report);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What is not JSON fails the schema, with the sentence of every other bad report.
    return undefined;
  }
}

export const clientErrorRoutes: readonly Route[] = [
  publicRoute({
    method: 'POST',
    path: '/client-errors',
    summary: 'Report a fault of the page; personal data is removed before anybody sees it',
    bodyLimitBytes: BODY_BYTES_MAX,
    body: ReportBody,
    rateLimit: REPORT_LIMIT,
    handler: async (request, deps) => {
      reportClientError(deps, request.body.text);
      return ok({ received: true });
    },
  }),
];
