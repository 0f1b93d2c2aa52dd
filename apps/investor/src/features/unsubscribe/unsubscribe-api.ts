import type { Unsubscribed } from '@portal/domain/wire/unsubscribe';
import { api } from '#state/api.ts';

const unsubscribeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Stops messages about new deals, or lets them come again. */
    setNewDealMails: build.mutation<Unsubscribed, { token: string; isWanted: boolean }>({
      query: ({ token, isWanted }) => ({
        url: `/unsubscribe/${encodeURIComponent(token)}${isWanted ? '/undo' : ''}`,
        method: 'POST',
      }),
      invalidatesTags: ['User'],
    }),
  }),
});

export const { useSetNewDealMailsMutation } = unsubscribeApi;
