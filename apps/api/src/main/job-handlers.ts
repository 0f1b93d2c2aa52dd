import { sendPasswordReset } from '../areas/accounts/passwords/send-password-reset.ts';
import { tellArticles } from '../areas/articles/tell-articles.ts';
import { markLines } from '../areas/bank/mark-lines.ts';
import { sendContactEmail } from '../areas/contact/send-contact-email.ts';
import { writeExport } from '../areas/exports/write-export.ts';
import { matchNumbers } from '../areas/kyc/match-numbers.ts';
import { remindOfReview } from '../areas/kyc/remind-of-review.ts';
import { sendRequestedMail } from '../areas/mail/send-requested-mail.ts';
import { announceNewDeals } from '../areas/new-deals/announce-new-deals.ts';
import { sendPaymentNotice } from '../areas/payments/send-payment-notice.ts';
import { expireProposals } from '../areas/proposals/expire-proposals.ts';
import { writeDayPapers } from '../areas/reconciliation/write-day-papers.ts';
import { askAboutAmendments } from '../areas/signing/ask-about-amendments.ts';
import { sweepProviderEnvelopes } from '../areas/signing/provider/ask-to-reconcile.ts';
import { handOverPapers } from '../areas/signing/provider/hand-over-papers.ts';
import { inviteAtProvider } from '../areas/signing/provider/invite-at-provider.ts';
import { reconcileEnvelope } from '../areas/signing/provider/reconcile-envelope.ts';
import { remindJointInvestors } from '../areas/signing/remind-joint-investors.ts';
import { sealSignedDocuments } from '../areas/signing/seal-signed-documents.ts';
import { sweepUnsealedDocuments } from '../areas/signing/sweep-unsealed-documents.ts';
import { releaseExpiredOrders } from '../areas/trades/release-expired-orders.ts';
import { remindOfReservations } from '../areas/trades/remind-of-reservations.ts';
import { sendCancellationNotice } from '../areas/trades/send-cancellation-notice.ts';
import { tellWaitingList } from '../areas/waiting-list/tell-waiting-list.ts';
import type { Deps } from '../platform/deps.ts';
import { removeAbandonedUploads } from '../platform/files/remove-uploads.ts';
import { sweepFiles } from '../platform/files/sweep-files.ts';
import { watchJobs } from '../platform/jobs/watch-jobs.ts';
import type { JobHandlers } from '../platform/ports/jobs.ts';
import { makeSheet } from './export-sheets.ts';
import { forgetExpired } from './forget-expired.ts';

/** Which use case does which job; a new kind of job does not compile until it stands here. */
export function jobHandlers(deps: Deps): JobHandlers {
  return {
    'send-mail': (payload) => sendRequestedMail(deps, payload),
    'write-export': ({ exportId }) => writeExport(deps, exportId, makeSheet),
    'write-trust-day': ({ day }) => writeDayPapers(deps, day),
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
    'hand-over-papers': ({ investorId, envelopeId: id }) => handOverPapers(deps, { investorId, id }),
    'invite-at-provider': ({ investorId, envelopeId: id }) => inviteAtProvider(deps, { investorId, id }),
    'reconcile-signing': ({ investorId, envelopeId: id }) => reconcileEnvelope(deps, { investorId, id }),
    'sweep-signing-provider': () => sweepProviderEnvelopes(deps),
    'release-expired-orders': () => releaseExpiredOrders(deps),
    'remind-of-reservations': () => remindOfReservations(deps),
    'remind-of-profile-reviews': () => remindOfReview(deps),
    'announce-new-deals': () => announceNewDeals(deps),
    'send-articles': () => tellArticles(deps),
    'tell-waiting-list': () => tellWaitingList(deps),
    'expire-proposals': () => expireProposals(deps),
    'forget-expired': () => deps.withoutLimits((db) => forgetExpired({ ...deps, db })),
    'watch-jobs': () => watchJobs(deps),
    'sweep-files': () => sweepFiles(deps),
    'remove-abandoned-uploads': () => removeAbandonedUploads(deps),
    'match-numbers': async () => {
      await matchNumbers(deps);
      await markLines(deps);
    },
  };
}
