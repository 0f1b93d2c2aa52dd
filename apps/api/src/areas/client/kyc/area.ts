import { area, EVERY_NIGHT, inPortions } from '../../../platform/area/area.ts';
import { tagged } from '../../../platform/http/routing/placed-route.ts';
import type { FromPlace } from '../../../platform/ports/jobs.ts';
import { kycRoutes } from './kyc.routes.ts';
import type { KycEvents } from './kyc-events.ts';
import type { KycQuestions } from './kyc-questions.ts';
import type { KycTables } from './kyc-tables.ts';
import { type ProfileReviewMail, profileReviewMail } from './profile-review-mail.ts';
import { REVIEWS_AT_ONCE, remindOfReview } from './remind-of-review.ts';
import { answersContext, setAsideContext } from './versions/seal-answers.ts';

declare module '../../../platform/db/tables.ts' {
  interface Tables extends KycTables {}
}
declare module '../../../platform/ports/jobs.ts' {
  interface JobPayloads {
    /** Reminds investors whose profile's year ends within a month. */
    'remind-of-profile-reviews': FromPlace;
  }
}
declare module '../../../platform/deps.ts' {
  interface Events extends KycEvents {}
  interface Questions extends KycQuestions {}
}
declare module '../../../platform/mail/request-mail.ts' {
  interface MailRequests {
    kyc: ProfileReviewMail;
  }
}

/** The investor profile: answers, evidence of identity, versions, and what the dealer has to look at. */
export const kyc = area({
  routes: tagged('KYC', kycRoutes),
  jobs: {
    'remind-of-profile-reviews': {
      schedule: EVERY_NIGHT,
      bounded: inPortions(REVIEWS_AT_ONCE),
      run: remindOfReview,
    },
  },
  mails: { 'profile-review': profileReviewMail },
  sealed: [
    { table: 'kyc_versions', column: 'answers', keys: ['id'], contextOf: (id = '') => answersContext(id) },
    {
      table: 'kyc_set_aside_answers',
      column: 'sealed',
      keys: ['id'],
      contextOf: (id = '') => setAsideContext(id),
    },
  ],
  typed: [{ table: 'kyc_flags', column: 'cleared_note' }],
  retention: {
    kyc_versions: 'destroyed-with-account',
    kyc_set_aside_answers: 'destroyed-with-account',
    kyc_number_marks: 'kept-as-record',
    kyc_flags: 'kept-as-record',
  },
});
