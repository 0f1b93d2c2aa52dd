import type { AcceptMemorandumBody } from '@portal/domain/offering/memorandum/memorandum.wire';
import { api, staleTrades } from './api.ts';
import { followEmailCall } from './slices/email-slice.ts';

const memorandumApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Confirms having received and read the deal's offering memorandum; a copy is mailed. */
    acceptMemorandum: build.mutation<{ sent: true }, AcceptMemorandumBody>({
      query: (body) => ({ url: '/sendacceptofferingmemorandumemail', method: 'POST', body }),
      invalidatesTags: (_accepted, error) => [staleTrades(error)],
      onQueryStarted: (_body, call) => followEmailCall(call),
    }),
  }),
});

export const { useAcceptMemorandumMutation } = memorandumApi;
