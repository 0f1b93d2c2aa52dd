import type { WorkKind } from '@portal/domain/desk/work-kinds';
import type { AccountJobs } from '../areas/accounts/account-jobs.ts';
import type { ArticleJobs } from '../areas/articles/article-jobs.ts';
import type { ContactJobs } from '../areas/contact/contact-jobs.ts';
import type { ExportJobs } from '../areas/exports/export-jobs.ts';
import type { KycJobs } from '../areas/kyc/kyc-jobs.ts';
import type { NewDealJobs } from '../areas/new-deals/new-deal-jobs.ts';
import type { PaymentJobs } from '../areas/payments/payment-jobs.ts';
import type { ProposalJobs } from '../areas/proposals/proposal-jobs.ts';
import type { ReconciliationJobs } from '../areas/reconciliation/reconciliation-jobs.ts';
import type { SigningJobs } from '../areas/signing/signing-jobs.ts';
import type { TradeJobs } from '../areas/trades/trade-jobs.ts';
import type { WaitingListJobs } from '../areas/waiting-list/waiting-list-jobs.ts';
import type { MailJobs } from '../platform/mail/mail-jobs.ts';
import type { JobKind, JobKinds } from '../platform/ports/jobs.ts';

declare module '../platform/ports/jobs.ts' {
  interface JobPayloads
    extends AccountJobs,
      ArticleJobs,
      ContactJobs,
      ExportJobs,
      KycJobs,
      MailJobs,
      NewDealJobs,
      PaymentJobs,
      ProposalJobs,
      ReconciliationJobs,
      SigningJobs,
      TradeJobs,
      WaitingListJobs {}
}

const EVERY_FIVE_MINUTES = '*/5 * * * *';
const EVERY_NIGHT = '17 8 * * *';

/** Every kind of job, and when the periodic ones come. One that the desk has no name for does not compile. */
export const JOB_KINDS: JobKinds = {
  'send-mail': { schedule: null, atOnce: 10 },
  'send-contact-email': { schedule: null, atOnce: 5 },
  'write-export': { schedule: null },
  'write-trust-day': { schedule: null },
  'send-payment-notice': { schedule: null },
  'send-cancellation-notice': { schedule: null },
  'send-password-reset': { schedule: null },
  'seal-documents': { schedule: null, atOnce: 2 },
  'sweep-unsealed-documents': { schedule: EVERY_FIVE_MINUTES },
  'remind-joint-investors': { schedule: EVERY_FIVE_MINUTES },
  'hand-over-papers': { schedule: null },
  'invite-at-provider': { schedule: null },
  'reconcile-signing': { schedule: null },
  'sweep-signing-provider': { schedule: EVERY_FIVE_MINUTES },
  'release-expired-orders': { schedule: EVERY_FIVE_MINUTES },
  'remind-of-reservations': { schedule: EVERY_FIVE_MINUTES },
  'remind-of-profile-reviews': { schedule: EVERY_NIGHT },
  'announce-new-deals': { schedule: EVERY_FIVE_MINUTES },
  'send-articles': { schedule: EVERY_FIVE_MINUTES },
  'tell-waiting-list': { schedule: EVERY_FIVE_MINUTES },
  'expire-proposals': { schedule: EVERY_FIVE_MINUTES },
  'forget-expired': { schedule: EVERY_NIGHT },
  'watch-jobs': { schedule: EVERY_FIVE_MINUTES },
  'sweep-files': { schedule: EVERY_NIGHT },
  'remove-abandoned-uploads': { schedule: EVERY_FIVE_MINUTES },
  'match-numbers': { schedule: EVERY_FIVE_MINUTES },
} satisfies Record<WorkKind, JobKind>;
