import type { Unsubscribed } from '@portal/domain/people/account/unsubscribe.wire';
import { api } from '#state/api.ts';

const unsubscribeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Stops optional messages of the link's kind, or resumes them. */
    setOptionalMails: build.mutation<Unsubscribed, { token: string; isWanted: boolean }>({
      query: ({ token, isWanted }) => ({
        url: `/unsubscribe/${encodeURIComponent(token)}${isWanted ? '/undo' : ''}`,
        method: 'POST',
      }),
      invalidatesTags: ['User'],
    }),
  }),
});

export const { useSetOptionalMailsMutation } = unsubscribeApi;
