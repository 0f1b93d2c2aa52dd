import { type ContactEmail, REFERRAL_REQUEST_SUBJECT } from '@portal/domain/contact/contact-email';
import { api } from '#state/api.ts';
import { followEmailCall } from '#state/email-slice.ts';

export type ReferralRequest = Pick<ContactEmail, 'name' | 'email' | 'message'>;

/** The e-mail that a request sends, with the subject that the specification gives it. */
export function referralEmail(request: ReferralRequest): ContactEmail {
  return { ...request, subject: REFERRAL_REQUEST_SUBJECT, requestType: 'referral' };
}

const referralApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendReferralRequest: build.mutation<{ sent: true }, ReferralRequest>({
      query: (request) => ({ url: '/sendemail', method: 'POST', body: referralEmail(request) }),
      onQueryStarted: (_request, call) => followEmailCall(call),
    }),
  }),
});

export const { useSendReferralRequestMutation } = referralApi;
