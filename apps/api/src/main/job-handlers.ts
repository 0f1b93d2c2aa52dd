import { askAboutAmendments } from '../areas/agreement/signing/ask-about-amendments.ts';
import { sweepProviderEnvelopes } from '../areas/agreement/signing/provider/ask-to-reconcile.ts';
import { handOverPapers } from '../areas/agreement/signing/provider/hand-over-papers.ts';
import { inviteAtProvider } from '../areas/agreement/signing/provider/invite-at-provider.ts';
import { reconcileEnvelope } from '../areas/agreement/signing/provider/reconcile-envelope.ts';
import { remindJointInvestors } from '../areas/agreement/signing/remind-joint-investors.ts';
import { sealSignedDocuments } from '../areas/agreement/signing/seal-signed-documents.ts';
import { sweepUnsealedDocuments } from '../areas/agreement/signing/sweep-unsealed-documents.ts';
import { matchNumbers } from '../areas/client/kyc/match-numbers.ts';
import { remindOfReview } from '../areas/client/kyc/remind-of-review.ts';
import { writeExport } from '../areas/firm/exports/write-export.ts';
import { expireProposals } from '../areas/firm/proposals/expire-proposals.ts';
import { markLines } from '../areas/money/bank/mark-lines.ts';
import { sendPaymentNotice } from '../areas/money/payments/send-payment-notice.ts';
import { writeDayPapers } from '../areas/money/reconciliation/write-day-papers.ts';
import { announceNewDeals } from '../areas/offering/new-deals/announce-new-deals.ts';
import { releaseExpiredOrders } from '../areas/order/trades/release-expired-orders.ts';
import { remindOfReservations } from '../areas/order/trades/remind-of-reservations.ts';
import { sendCancellationNotice } from '../areas/order/trades/send-cancellation-notice.ts';
import { sendPasswordReset } from '../areas/people/accounts/passwords/send-password-reset.ts';
import { tellArticles } from '../areas/people/articles/tell-articles.ts';
import { sendContactEmail } from '../areas/people/contact/send-contact-email.ts';
import { tellWaitingList } from '../areas/people/waiting-list/tell-waiting-list.ts';
import { sendRequestedMail } from '../areas/service/mail/send-requested-mail.ts';
import type { Deps } from '../platform/deps.ts';
import { removeAbandonedUploads } from '../platform/files/remove-uploads.ts';
import { sweepFiles } from '../platform/files/sweep-files.ts';
import { watchJobs } from '../platform/jobs/watch-jobs.ts';
import type { JobHandlers } from '../platform/ports/jobs.ts';
import { makeSheet } from './export-sheets.ts';
import { forgetExpired } from './forget-expired.ts';
import { sealWhatIsClear } from './seal-what-is-clear.ts';

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
    'seal-clear-values': async () => void (await sealWhatIsClear(deps)),
    'match-numbers': async () => {
      await matchNumbers(deps);
      await markLines(deps);
    },
  };
}
