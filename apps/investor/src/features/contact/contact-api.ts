import type { ContactEmail } from '@portal/domain/people/contact/contact-email';
import { api } from '#state/api.ts';
import { followEmailCall } from '#state/email-slice.ts';

const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendEmail: build.mutation<{ sent: true }, ContactEmail>({
      query: (body) => ({ url: '/sendemail', method: 'POST', body }),
      onQueryStarted: (_email, call) => followEmailCall(call),
    }),
  }),
});

export const { useSendEmailMutation } = contactApi;
