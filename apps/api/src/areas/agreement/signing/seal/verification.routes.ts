import { documentVerificationSchema } from '@portal/domain/agreement/signing/signing.wire';
import { invalid } from '../../../../platform/http/app-error.ts';
import { ok, publicRoute, type RateLimit, type Route } from '../../../../platform/http/routing/route.ts';
import { verifyDocument } from './verify-document.ts';

/** Each check reads a whole file; a person has a handful of them. */
const VERIFICATION_LIMIT: RateLimit = { max: 30, windowSeconds: 900 };

/** For anybody who receives a document: a bank, an accountant, a court. */
export const verificationRoutes: readonly Route[] = [
  publicRoute({
    method: 'POST',
    path: '/documents/verify',
    summary: 'Check whether a PDF was sealed by this portal and is unchanged; nothing is kept',
    multipart: { files: ['file'], requiredFiles: ['file'] },
    rateLimit: VERIFICATION_LIMIT,
    answer: documentVerificationSchema,
    handler: async ({ form }, deps) => {
      const file = form?.files.file;
      if (file === undefined) {
        throw invalid([{ path: 'file', key: 'verifyDocument.issues.fileMissing' }]);
      }
      return ok(await verifyDocument(deps, file));
    },
  }),
];
