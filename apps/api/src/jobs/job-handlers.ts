import { sendPasswordReset } from '../accounts/passwords/send-password-reset.ts';
import { sendContactEmail } from '../contact/send-contact-email.ts';
import type { Deps } from '../deps.ts';
import { sweepFiles } from '../files/sweep-files.ts';
import { forgetExpired } from '../http/forget-expired.ts';
import { sendRequestedMail } from '../mail/send-requested-mail.ts';
import { sendPaymentNotice } from '../payments/send-payment-notice.ts';
import type { JobHandlers } from '../ports/jobs.ts';
import { askAboutAmendments } from '../signing/ask-about-amendments.ts';
import { sweepProviderEnvelopes } from '../signing/provider/ask-to-reconcile.ts';
import { inviteAtProvider } from '../signing/provider/invite-at-provider.ts';
import { reconcileEnvelope } from '../signing/provider/reconcile-envelope.ts';
import { remindJointInvestors } from '../signing/remind-joint-investors.ts';
import { sealSignedDocuments } from '../signing/seal-signed-documents.ts';
import { sweepUnsealedDocuments } from '../signing/sweep-unsealed-documents.ts';
import { releaseExpiredOrders } from '../trades/release-expired-orders.ts';
import { sendCancellationNotice } from '../trades/send-cancellation-notice.ts';
import { watchJobs } from './watch-jobs.ts';

/** Which use case does which job; a new kind of job does not compile until it stands here. */
export function jobHandlers(deps: Deps): JobHandlers {
  return {
    'send-mail': (payload) => sendRequestedMail(deps, payload),
    'send-contact-email': (payload) => sendContactEmail(deps, payload),
    'send-payment-notice': (payload) => sendPaymentNotice(deps, payload),
    'send-cancellation-notice': (payload) => sendCancellationNotice(deps, payload),
    'send-password-reset': ({ sealed }) => sendPasswordReset(deps, sealed),
    'seal-documents': ({ investorId, envelopeId }) => sealSignedDocuments(deps, investorId, envelopeId),
    'sweep-unsealed-documents': () => sweepUnsealedDocuments(deps),
    'remind-joint-investors': async () => {
      await remindJointInvestors(deps);
      await askAboutAmendments(deps);
    },
    'invite-at-provider': ({ investorId, envelopeId: id }) => inviteAtProvider(deps, { investorId, id }),
    'reconcile-signing': ({ investorId, envelopeId: id }) => reconcileEnvelope(deps, { investorId, id }),
    'sweep-signing-provider': () => sweepProviderEnvelopes(deps),
    'release-expired-orders': () => releaseExpiredOrders(deps),
    'forget-expired': () => forgetExpired(deps),
    'watch-jobs': () => watchJobs(deps),
    'sweep-files': () => sweepFiles(deps),
  };
}
