import type { ChooseTellingInput, Tellings } from '@portal/domain/desk/tellings/office-tellings.wire';
import type { ChangeStaffPasswordInput } from '@portal/domain/firm/staff/staff-schemas';
import type { SessionListItem } from '@portal/domain/people/account/account.wire';
import { api } from '#state/api.ts';

const ownAccountApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownSessions: build.query<SessionListItem[], void>({
      query: () => '/office/sessions',
      providesTags: ['Session'],
    }),
    endOtherSessions: build.mutation<{ ended: number }, void>({
      query: () => ({ url: '/office/sessions/end-others', method: 'POST' }),
      invalidatesTags: ['Session'],
    }),
    tellings: build.query<Tellings, void>({
      query: () => '/office/tellings',
    }),
    chooseTelling: build.mutation<null, ChooseTellingInput>({
      query: (body) => ({ url: '/office/tellings', method: 'POST', body }),
      // Shown as chosen at once, and as before where it was not kept.
      onQueryStarted: async ({ topic, timing }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          ownAccountApi.util.updateQueryData('tellings', undefined, ({ topics }) => {
            const chosen = topics.find((one) => one.topic === topic);
            if (chosen !== undefined) {
              chosen.timing = timing;
            }
          }),
        );
        await queryFulfilled.catch(() => shown.undo());
      },
    }),
    changePassword: build.mutation<null, ChangeStaffPasswordInput>({
      query: (body) => ({ url: '/office/password', method: 'POST', body }),
      invalidatesTags: ['Session'],
    }),
  }),
});

export const {
  useOwnSessionsQuery,
  useEndOtherSessionsMutation,
  useTellingsQuery,
  useChooseTellingMutation,
  useChangePasswordMutation,
} = ownAccountApi;
