import type { OfficeMemorandum } from '@portal/domain/agreement/memorandum/office-memorandum.wire';
import { api } from '#state/api.ts';

type Move = { dealId: string; move: 'remove' | 'submit' | 'withdraw' | 'return' | 'publish'; body: object };

/** The memorandum of a deal, and the calls about its versions. */
const memorandumApi = api.injectEndpoints({
  endpoints: (build) => ({
    dealMemorandum: build.query<OfficeMemorandum, string>({
      query: (dealId) => `/office/deals/${dealId}/memorandum`,
      // Its effect changes with every order.
      keepUnusedDataFor: 0,
    }),
    moveMemorandum: build.mutation<OfficeMemorandum, Move>({
      query: ({ dealId, move, body }) => ({
        url: `/office/deals/${dealId}/memorandum/${move}`,
        method: 'POST',
        body,
      }),
      onQueryStarted: async ({ dealId }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer !== null) {
          dispatch(memorandumApi.util.updateQueryData('dealMemorandum', dealId, () => answer.data));
        }
      },
    }),
  }),
});

export const { useDealMemorandumQuery, useMoveMemorandumMutation } = memorandumApi;
